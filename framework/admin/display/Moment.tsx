import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { formatExactly, formatMoment, formatMomentDay } from "./formatMoment.ts";
import { useFormat } from "./useFormat.ts";

interface Props {
  /** The instant, in ISO format. */
  at: string;
}
/**
 * An instant as seen from today, such as "Today, 6:24 pm". The exact time with its zone is shown
 * while the pointer is over it and while it has the focus.
 *
 * @example
 * ```tsx
 * const PaidAt = () => <Moment at="2026-03-01T04:05:06Z" />;
 * ```
 */
export function Moment({ at }: Props) {
  const { locale, timeZone, daysOnly } = useFormat();
  const format = daysOnly ? formatMomentDay : formatMoment;
  return (
    <Tooltip title={formatExactly(at, locale, timeZone)} describeChild>
      <Box
        component="time"
        dateTime={at}
        tabIndex={0}
        sx={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}
      >
        {format(at, locale, timeZone)}
      </Box>
    </Tooltip>
  );
}
