import Chip from "@mui/material/Chip";

/** The highest count that is shown as a number. */
const maxCount = 99;
export const toCountText = (count: number): string =>
  count > maxCount ? `${maxCount}+` : String(count);

/** Count of rows that wait for the member, beside the name of a closed section of the menu. */
export function WaitingChip({ count }: { count: number }) {
  if (count === 0) return null;
  return <Chip size="small" label={toCountText(count)} sx={{ ml: 1, height: 20 }} />;
}
