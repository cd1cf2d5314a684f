import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { getDateLocale } from "../../../framework/admin/dashboard/getDateLocale.ts";
import { useFormat } from "../../../framework/admin/display/useFormat.ts";
import { useActor } from "../../../framework/admin/resources.tsx";
import { tokens } from "../../../framework/admin/theme/tokens.ts";
import { getPartOfDay } from "./getPartOfDay.ts";

/** Greets the member by the shop's clock. */
export function Greeting() {
  const translate = useTranslate();
  const { name } = useActor();
  const { locale, timeZone } = useFormat();
  const now = new Date();
  const today = new Intl.DateTimeFormat(getDateLocale(locale), {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  return (
    <Box sx={{ flex: "1 1 240px" }}>
      <Typography variant="h1">
        {translate(`markethall.shell.dashboard.${getPartOfDay(now, timeZone)}`, { name })}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: tokens.ink2 }}>
        {today.format(now)}
      </Typography>
    </Box>
  );
}
