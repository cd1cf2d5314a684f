import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import type { Resource } from "../../../../schema/index.ts";
import { formatNumber } from "../../../display/format.ts";
import { ChevronLeftIcon } from "../../../icons/ChevronLeftIcon.ts";
import { ChevronRightIcon } from "../../../icons/ChevronRightIcon.ts";
import { useAdmin } from "../../../resources.tsx";
import { useResourceMessages } from "../../../useResourceMessages.ts";
import { shrinking, tallViewport } from "../../fillHeight.ts";
import { today } from "../../filter/days.ts";
import { ListError } from "../../ListError.tsx";
import { CalendarDay } from "./CalendarDay.tsx";
import { CalendarGrid } from "./CalendarGrid.tsx";
import type { CalendarOptions } from "./defineCalendar.tsx";
import { findDayByKey, getFirstWeekday, listWeeks, moveToMonth, toMonth } from "./month.ts";
import { useDayRecords } from "./useDayRecords.ts";

interface Props {
  resource: Resource;
  options: CalendarOptions;
}
/** The rows of a list as a month of days. */
export function CalendarBody({ resource, options }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const messages = useResourceMessages(resource);
  const { timeZone } = useAdmin();
  const now = today(timeZone);
  const [day, setDay] = useState(now);
  const firstWeekday = getFirstWeekday(locale);
  const month = toMonth(day);
  const weeks = listWeeks(month, firstWeekday);
  const [first = day, last = day] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const { data, error, isFetching, refetch } = useDayRecords(resource, options.by, first, last);
  const grid = useRef<HTMLTableElement>(null);
  // A key moves the focus with the day, also into another month.
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined;
    const next = isDay ? findDayByKey(event.key, day, firstWeekday) : null;
    if (next === null) return;
    event.preventDefault();
    byKey.current = true;
    setDay(next);
  };
  const format = (options: Intl.DateTimeFormatOptions, of: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(Date.parse(of));
  const inMonth = [...(data?.byDay.keys() ?? [])].some((of) => toMonth(of) === month);
  const title = format({ year: "numeric", month: "long" }, day);
  return (
    <Box
      {...shrinking}
      sx={{ display: "flex", flexDirection: "column", [tallViewport]: { minHeight: 0, flex: 1 } }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, mb: 1 }}>
        <IconButton
          size="small"
          aria-label={translate("framework.list.calendar.previous")}
          onClick={() => setDay(moveToMonth(day, -1))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate("framework.list.calendar.next")}
          onClick={() => setDay(moveToMonth(day, 1))}
        >
          <ChevronRightIcon />
        </IconButton>
        <Typography variant="h5" component="h2" aria-live="polite" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button size="small" disabled={month === toMonth(now)} onClick={() => setDay(now)}>
          {translate("framework.list.days.today")}
        </Button>
      </Box>
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      {data && !data.isComplete && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate("framework.list.calendar.tooMany", {
            smart_count: data.total,
            total: formatNumber(data.total, locale),
          })}
        </Alert>
      )}
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress />}</Box>
      <CalendarGrid
        ref={grid}
        role="grid"
        aria-label={translate("framework.form.labelled", { label: messages.plural, value: title })}
        aria-busy={isFetching}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weeks[0]?.map((of) => (
              <th key={of} scope="col" abbr={format({ weekday: "long" }, of)}>
                {format({ weekday: "short" }, of)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((of) => (
                <CalendarDay
                  key={of}
                  resource={resource}
                  options={options}
                  day={of}
                  name={format({ dateStyle: "full" }, of)}
                  records={data?.byDay.get(of) ?? []}
                  isOutside={toMonth(of) !== month}
                  isToday={of === now}
                  isActive={of === day}
                  onActivate={() => setDay(of)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </CalendarGrid>
      {!isFetching && !error && !inMonth && (
        // A phone shows only the days that have records.
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ display: { sm: "none" }, textAlign: "center", py: 3 }}
        >
          {translate("framework.list.calendar.empty")}
        </Typography>
      )}
    </Box>
  );
}
