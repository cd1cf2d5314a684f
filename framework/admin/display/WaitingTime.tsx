import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { formatExactly } from "./formatMoment.ts";
import { formatWaiting } from "./formatWaiting.ts";
import { useFormat } from "./useFormat.ts";

/**
 * Since when somebody has waited, such as "5 days ago". The exact time with its zone is shown on
 * hover and focus.
 */
export function WaitingTime({ at }: { at: string }) {
  const { locale, timeZone } = useFormat();
  return (
    <Tooltip title={formatExactly(at, locale, timeZone)} describeChild>
      <Box component="time" dateTime={at} tabIndex={0} sx={{ whiteSpace: "nowrap" }}>
        {formatWaiting(at, Date.now(), locale)}
      </Box>
    </Tooltip>
  );
}
