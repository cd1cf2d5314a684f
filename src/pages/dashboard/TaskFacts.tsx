import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import dayjs from "dayjs";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { getDateLocale } from "../../../framework/admin/dashboard/getDateLocale.ts";
import { formatMoney } from "../../../framework/admin/display/format.ts";
import { formatAgo } from "../../../framework/admin/display/formatAgo.ts";
import { formatDay, formatMoment } from "../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../framework/admin/display/useFormat.ts";
import { getToneTokens, tokens } from "../../../framework/admin/theme/tokens.ts";
import { touchArea } from "../../../framework/admin/theme/touchArea.ts";
import { weights } from "../../../framework/admin/theme/typography.ts";
import type { CountedRows, Task } from "./useTasks.ts";

/** What is due of a task and when, what its rows amount to, or how long the oldest waits. */
export function TaskFacts({ task }: { task: Task }) {
  const { urgency, late, today, nextDue, oldest, cents } = task;
  const translate = useTranslate();
  const { locale, timeZone } = useFormat();
  const formatAge = useAge();
  const t = (key: string, options?: object) =>
    translate(`markethall.shell.dashboard.toDo.${key}`, options);
  const counted = (key: string, rows: CountedRows, tone: "error" | "warning") =>
    rows.count > 0 && (
      <Counted key={key} rows={rows} colour={getToneTokens(tone).text}>
        {t(key, { smart_count: rows.count })}
      </Counted>
    );
  const hasTime = nextDue?.includes("T");
  const facts = [
    counted("overdue", late, "error"),
    counted("dueToday", today, "warning"),
    nextDue !== undefined &&
      late.count + today.count === 0 &&
      t("nextDue", {
        at: hasTime
          ? formatMoment(nextDue, locale, timeZone)
          : formatDay(nextDue, locale, timeZone),
      }),
    cents !== undefined && cents > 0 && t("together", { sum: formatMoney(cents) }),
    urgency === "open" && oldest !== undefined && t("oldest", { age: formatAge(oldest) }),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <Box sx={{ fontSize: "0.75rem", lineHeight: "16px", color: tokens.ink2 }}>
      {facts.map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts have a fixed order.
        <span key={place}>
          {place > 0 && " · "}
          {fact}
        </span>
      ))}
    </Box>
  );
}

interface CountedProps {
  rows: CountedRows;
  colour: string;
  children: ReactNode;
}
/** A number of rows, which opens them. */
const Counted = ({ rows, colour, children }: CountedProps) =>
  rows.to === null ? (
    <Box component="span" sx={{ fontWeight: weights.strong, color: colour }}>
      {children}
    </Box>
  ) : (
    <MuiLink
      component={Link}
      to={rows.to}
      underline="hover"
      sx={[
        { fontWeight: weights.strong, color: colour },
        touchArea,
        { position: "relative", zIndex: 1 },
      ]}
    >
      {children}
    </MuiLink>
  );

/** Returns the function that says how long ago an instant was, such as "3 days ago". */
function useAge(): (instant: string) => string {
  const translate = useTranslate();
  const { locale, timeZone } = useFormat();
  return (instant) => {
    const now = Date.now();
    const recent = formatAgo(instant, now, locale, translate("markethall.shell.dashboard.justNow"));
    if (recent) return recent;
    const days = Math.floor(dayjs(now).diff(instant, "hour", true) / 24);
    if (days <= 30) return new Intl.RelativeTimeFormat(locale).format(-days, "day");
    const day = new Intl.DateTimeFormat(getDateLocale(locale), { dateStyle: "medium", timeZone });
    return day.format(new Date(instant));
  };
}
