import { styled } from "@mui/material/styles";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";

const Cap = styled("kbd")(({ theme }) => ({
  display: "inline-block",
  minWidth: 20,
  padding: "0 5px",
  fontFamily: "inherit",
  fontSize: theme.typography.caption.fontSize,
  fontWeight: weights.medium,
  lineHeight: "18px",
  textAlign: "center",
  whiteSpace: "nowrap",
  color: tokens.ink2,
  backgroundColor: tokens.surface,
  border: `1px solid ${tokens.strongLine}`,
  borderRadius: 4,
  // A device that is touched has no keyboard to press it on.
  "@media (pointer: coarse)": { display: "none" },
}));

/** A key of the keyboard. Screen readers get the shortcut from `aria-keyshortcuts` instead. */
export const KeyCap = ({ children }: { children: string }) => (
  <Cap aria-hidden="true">{children}</Cap>
);
