import Chip from "@mui/material/Chip";

/** The highest count that is shown as a number. */
const maxCount = 99;

/** Count of rows that wait for the member, beside a name of the menu. */
export function WaitingChip({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Chip
      size="small"
      label={count > maxCount ? `${maxCount}+` : count}
      sx={{ ml: 1, height: 20 }}
    />
  );
}
