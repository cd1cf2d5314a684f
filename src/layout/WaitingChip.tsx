import Chip from "@mui/material/Chip";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import { weights } from "../../framework/admin/theme/typography.ts";

/** The highest count that is shown as a number. */
const maxCount = 99;
export const toCountText = (count: number): string =>
  count > maxCount ? `${maxCount}+` : String(count);

/** The look of a count in the menu. */
export const countLook = {
  ml: 1,
  height: 18,
  minWidth: 20,
  borderRadius: "9px",
  fontSize: "0.6875rem",
  fontWeight: weights.strong,
  color: tokens.ink2,
  backgroundColor: `color-mix(in srgb, ${tokens.ink} 8%, transparent)`,
  "& .MuiChip-label": { px: 0.75 },
} as const;

/** Count of rows that wait for the member, beside the name of a closed section of the menu. */
export function WaitingChip({ count }: { count: number }) {
  if (count === 0) return null;
  return <Chip size="small" label={toCountText(count)} sx={countLook} />;
}
