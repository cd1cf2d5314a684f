import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatDayRange } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { tallAbove } from "../../../../framework/admin/list/fillHeight.ts";
import { addDays, parseDay, toZonedDay } from "../../../../framework/schema/zonedTime.ts";
import { layOutLanes } from "../layOutLanes.ts";
import { Lanes } from "./Lanes.tsx";
import { usePeriods } from "./usePeriods.ts";
import { usePeriodText } from "./usePeriodText.ts";

/** Six weeks, which begin on a Monday. */
const weeks = 6;
const days = weeks * 7;
const toMonday = (day: string) => addDays(day, -(((parseDay(day)?.day() ?? 1) + 6) % 7));

/** What runs when: a lane for each kind of promotion. */
export function Calendar() {
  const t = usePeriodText();
  const { locale, timeZone } = useFormat();
  const today = toZonedDay(new Date(), timeZone);
  // The week before is in view as well.
  const home = addDays(toMonday(today), -7);
  const [first, setFirst] = useState(home);
  const last = addDays(first, days - 1);
  const { data } = usePeriods(first, last);
  const lanes = layOutLanes(data ?? [], { first, days, timeZone });
  return (
    <Paper component="section" aria-label={t("calendar.title")} sx={{ p: 1.5 }} {...tallAbove}>
      <Stack
        direction="row"
        sx={{ alignItems: "center", flexWrap: "wrap", gap: 1, mb: 1, minHeight: 36 }}
      >
        <Typography variant="body2" aria-live="polite" sx={{ flexGrow: 1 }}>
          {formatDayRange(first, last, locale)}
        </Typography>
        <Button size="small" color="inherit" onClick={() => setFirst(addDays(first, -14))}>
          {t("calendar.earlier")}
        </Button>
        <Button
          size="small"
          color="inherit"
          disabled={first === home}
          onClick={() => setFirst(home)}
        >
          {t("calendar.today")}
        </Button>
        <Button size="small" color="inherit" onClick={() => setFirst(addDays(first, 14))}>
          {t("calendar.later")}
        </Button>
      </Stack>
      {data && lanes.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {t("calendar.none")}
        </Typography>
      ) : (
        <Box sx={{ minHeight: 120 }}>
          <Lanes lanes={lanes} first={first} days={days} today={today} />
        </Box>
      )}
      <Typography variant="caption" color="text.secondary">
        {t("calendar.days")}
      </Typography>
    </Paper>
  );
}
