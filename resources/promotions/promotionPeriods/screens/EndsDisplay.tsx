import Box from "@mui/material/Box";
import { formatDay } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { getToneTokens } from "../../../../framework/admin/theme/tokens.ts";
import { countDays, toZonedDay } from "../../../../framework/schema/zonedTime.ts";
import { toLastDay } from "../layOutLanes.ts";
import type { promotionPeriods } from "../promotionPeriods.ts";
import { usePeriodText } from "./usePeriodText.ts";

/** The last day of a promotion, and how many days are left of the last ones. */
export const EndsDisplay: DisplayComponent<typeof promotionPeriods> = ({ record }) => {
  const t = usePeriodText();
  const { locale, timeZone } = useFormat();
  const { endsAt, endsSoon } = record;
  if (!endsAt) return <>{t("noEnd")}</>;
  const last = toLastDay(endsAt, timeZone);
  const day = formatDay(last, locale, timeZone);
  if (!endsSoon) return <>{day}</>;
  const left = Math.max(0, countDays(toZonedDay(new Date(), timeZone), last));
  return (
    <>
      {day}
      <Box component="small" sx={{ color: getToneTokens("warning").text }}>
        {" · "}
        {left === 0 ? t("left.today") : t("left.days", { smart_count: left })}
      </Box>
    </>
  );
};
