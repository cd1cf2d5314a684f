import Chip from "@mui/material/Chip";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import { weights } from "../../framework/admin/theme/typography.ts";
import { emphasizeCounts, type MenuCount } from "./useMenuCounts.ts";

/** The highest count that is shown as a number. */
const maxCount = 99;
export const toCountText = (count: number): string =>
  count > maxCount ? `${maxCount}+` : String(count);

/** The look of a count in the menu: amber where its rows are late or due today. */
export const getCountLook = (isUrgent: boolean) => ({
  ml: 1,
  height: 18,
  minWidth: 20,
  borderRadius: "9px",
  fontSize: "0.6875rem",
  fontWeight: weights.strong,
  color: isUrgent ? tokens.onAmber : tokens.ink2,
  backgroundColor: isUrgent ? tokens.amber : `color-mix(in srgb, ${tokens.ink} 8%, transparent)`,
  "& .MuiChip-label": { px: 0.75 },
});

/** The look of the dot on an icon behind which something waits. */
export const getDotLook = (isUrgent: boolean) => ({
  backgroundColor: isUrgent ? tokens.amber : tokens.ink3,
});

/** Count of rows that wait for the member, beside the name of a closed section of the menu. */
export function WaitingChip({ counts }: { counts: readonly MenuCount[] }) {
  const { count, isUrgent } = emphasizeCounts(counts);
  if (count === 0) return null;
  return <Chip size="small" label={toCountText(count)} sx={getCountLook(isUrgent)} />;
}
