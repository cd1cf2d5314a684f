import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { bindings } from "../../keys/bindings.ts";
import { KeyCap } from "../../keys/KeyCap.tsx";
import { toCaps } from "../../keys/toCaps.ts";
import { tokens } from "../../theme/tokens.ts";
import { weights } from "../../theme/typography.ts";

const Step = styled("button")(({ theme }) => ({
  all: "unset",
  boxSizing: "border-box",
  position: "absolute",
  insetInlineStart: 6,
  top: "50%",
  transform: "translateY(-50%)",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  height: 28,
  padding: "0 8px",
  borderRadius: 8,
  cursor: "pointer",
  whiteSpace: "nowrap",
  fontSize: theme.typography.body2.fontSize,
  fontWeight: weights.medium,
  color: tokens.onAccent,
  backgroundColor: tokens.accent,
  "&:hover": { filter: "brightness(1.08)" },
  "&:disabled": { opacity: 0.6, cursor: "default" },
  "& kbd": { color: "inherit", backgroundColor: "transparent", borderColor: "currentColor" },
}));
const [letter = ""] = toCaps(bindings.step.keys[0]);

interface Props {
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}
/** The next step of a row, over the chip of its state. The keyboard reaches it by its letter. */
export const NextStepButton = ({ disabled, onClick, children }: Props) => (
  <Step
    type="button"
    className="step"
    tabIndex={-1}
    disabled={disabled}
    aria-keyshortcuts={letter}
    onClick={onClick}
  >
    {children}
    <KeyCap>{letter}</KeyCap>
  </Step>
);
