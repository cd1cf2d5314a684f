import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { formatExactly, formatMoment } from "./formatMoment.ts";
import { useFormat } from "./useFormat.ts";

interface Props {
  /** The instant, in ISO format. */
  at: string;
  /** Whether an instant more than a week away has its time too. */
  withTime?: boolean;
}
/**
 * An instant as seen from today, such as "Today, 6:24 pm". The exact time with its zone is shown
 * while the pointer is over it and while it has the focus.
 *
 * @example
 * ```tsx
 * const PaidAt = () => <Moment at="2026-03-01T04:05:06Z" withTime />;
 * ```
 */
export function Moment({ at, withTime = false }: Props) {
  const { locale, timeZone } = useFormat();
  return (
    <Tooltip title={formatExactly(at, locale, timeZone)} describeChild>
      <Box component="time" dateTime={at} tabIndex={0} sx={{ whiteSpace: "nowrap" }}>
        {formatMoment(at, locale, timeZone, withTime)}
      </Box>
    </Tooltip>
  );
}
