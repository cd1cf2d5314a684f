import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Tooltip from "@mui/material/Tooltip";
import { Link as RouterLink } from "react-router-dom";
import { formatDay } from "../../../../framework/admin/display/formatMoment.ts";
import { chooseLanguage } from "../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import { getToneTokens, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { addDays, countDays } from "../../../../framework/schema/zonedTime.ts";
import type { Bar, Lane } from "../layOutLanes.ts";
import { promotionPeriods } from "../promotionPeriods.ts";
import type { CalendarPeriod } from "./usePeriods.ts";
import { usePeriodText } from "./usePeriodText.ts";

const lineHeight = 30;
const labelWidth = 132;
/** Below this width the lanes scroll. */
const minWidth = 640;

interface Props {
  lanes: readonly Lane<CalendarPeriod>[];
  first: string;
  days: number;
  today: string;
}

/** The lanes of a calendar with its weeks, and a line through today. */
export function Lanes({ lanes, first, days, today }: Props) {
  const t = usePeriodText();
  const messages = useResourceMessages(promotionPeriods);
  const { locale, timeZone } = useFormat();
  const toShare = (count: number) => `${(count / days) * 100}%`;
  const weeks = Array.from({ length: days / 7 }, (_, week) => week * 7);
  const now = countDays(first, today);
  const area = { position: "relative", flexGrow: 1, minWidth: 0 } as const;
  const weekLines = weeks.map((day) => (
    <Box
      key={day}
      sx={{
        position: "absolute",
        insetBlock: 0,
        insetInlineStart: toShare(day),
        borderInlineStart: `1px solid ${tokens.line}`,
      }}
    />
  ));
  return (
    <Box role="group" aria-label={t("calendar.title")} tabIndex={0} sx={{ overflowX: "auto" }}>
      <Box sx={{ minWidth, fontSize: "0.8125rem" }}>
        <Box sx={{ display: "flex", height: 26 }} aria-hidden>
          <Box sx={{ width: labelWidth, flexShrink: 0 }} />
          <Box sx={area}>
            {weeks.map((day) => (
              <Box
                key={day}
                sx={{ position: "absolute", insetInlineStart: toShare(day), px: 0.75 }}
              >
                {formatDay(addDays(first, day), locale, timeZone)}
              </Box>
            ))}
          </Box>
        </Box>
        {lanes.map((lane) => (
          <Box
            key={lane.kind}
            sx={{ display: "flex", borderBlockStart: `1px solid ${tokens.line}` }}
          >
            <Box sx={{ width: labelWidth, flexShrink: 0, py: 1, pe: 1 }}>
              {messages.getChoiceLabel("choices.kind", lane.kind)}
            </Box>
            <Box sx={{ ...area, height: lane.lines * lineHeight + 8 }}>
              {weekLines}
              {now >= 0 && now < days && (
                <Box
                  aria-hidden
                  sx={{
                    position: "absolute",
                    insetBlock: 0,
                    insetInlineStart: toShare(now + 0.5),
                    borderInlineStart: `2px solid ${getToneTokens("error").mark}`,
                  }}
                />
              )}
              <Box
                component="ul"
                aria-label={messages.getChoiceLabel("choices.kind", lane.kind)}
                sx={{ position: "absolute", inset: 0, m: 0, p: 0, listStyle: "none" }}
              >
                {lane.bars.map((bar) => (
                  <Box
                    component="li"
                    key={bar.period.id}
                    sx={{
                      position: "absolute",
                      insetBlockStart: bar.line * lineHeight + 4,
                      insetInlineStart: toShare(bar.start),
                      width: `calc(${toShare(bar.length)} - 2px)`,
                    }}
                  >
                    <BarLink bar={bar} />
                  </Box>
                ))}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A promotion: dashed before it starts, outlined and hatched where another one overlaps. */
function BarLink({ bar: { period, from, to } }: { bar: Bar<CalendarPeriod> }) {
  const t = usePeriodText();
  const messages = useResourceMessages(promotionPeriods);
  const { locale, language, timeZone } = useFormat();
  const name = chooseLanguage(period.name, language) ?? "";
  const day = (one: string) => formatDay(one, locale, timeZone);
  const kind = messages.getChoiceLabel("choices.kind", period.kind);
  const label = to
    ? t("calendar.bar", { name, kind, from: day(from), to: day(to) })
    : t("calendar.barNoEnd", { name, kind, from: day(from) });
  const full = period.hasConflicts ? `${label} (${t("calendar.overlaps")})` : label;
  const warning = getToneTokens("warning");
  const isOver = period.status === "ended" || period.status === "closed";
  const tone = getToneTokens(isOver ? "neutral" : "info");
  const style = period.status === "planned" ? "dashed" : "solid";
  return (
    <Tooltip title={full}>
      <Link
        component={RouterLink}
        to={toPath(promotionPeriods, "show", period.id)}
        aria-label={full}
        underline="none"
        sx={{
          display: "block",
          height: lineHeight - 6,
          px: 0.75,
          lineHeight: `${lineHeight - 8}px`,
          whiteSpace: "nowrap",
          overflow: "hidden",
          textOverflow: "ellipsis",
          borderRadius: 0.75,
          color: tone.text,
          backgroundColor: tone.background,
          border: `1px ${style} ${period.hasConflicts ? warning.mark : tone.mark}`,
          ...(period.hasConflicts && {
            backgroundImage: `repeating-linear-gradient(135deg, transparent 0 8px, ${warning.background} 8px 12px)`,
          }),
        }}
      >
        {name}
      </Link>
    </Tooltip>
  );
}
