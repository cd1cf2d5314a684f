import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import dayjs from "dayjs";
import { useLocale, useTranslate } from "react-admin";
import { Link } from "react-router";
import { formatAgo } from "../../../framework/admin/display/formatAgo.ts";
import { PersonIcon } from "../../../framework/admin/icons/PersonIcon.ts";
import { useAdmin } from "../../../framework/admin/resources.tsx";
import { getToneTokens, tokens } from "../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../framework/admin/theme/typography.ts";
import { getIcon } from "../../layout/icons.ts";
import { getDateLocale } from "./getDateLocale.ts";
import { useOldest } from "./useOldest.ts";
import type { Task } from "./useTasks.ts";

const looks = {
  late: getToneTokens("error"),
  timed: getToneTokens("warning"),
  open: { background: tokens.accentSoft, mark: tokens.accent },
} as const;

interface Props {
  task: Task;
  /** Whether it is the first one, whose step stands out. */
  isFirst: boolean;
}

/** A task: what waits, how long already, and its step. The whole row leads to its rows. */
export function TaskRow({ task, isFirst }: Props) {
  const { to, text, urgency, late, rows, step } = task;
  const translate = useTranslate();
  const age = useAge(useOldest(rows));
  const Icon = rows ? getIcon({ ...rows.resource, view: null }) : PersonIcon;
  const look = looks[urgency];
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "center",
        gap: 1.5,
        minHeight: 54,
        px: 2,
        py: 1,
        borderTop: `1px solid ${tokens.line}`,
        "&:hover": { backgroundColor: tokens.hover },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          display: "grid",
          placeItems: "center",
          flexShrink: 0,
          width: 34,
          height: 34,
          borderRadius: 1,
          color: look.mark,
          backgroundColor: look.background,
        }}
      >
        <Icon fontSize="small" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={to}
          color="inherit"
          underline="none"
          sx={{
            display: "block",
            fontSize: "0.875rem",
            fontWeight: weights.strong,
            "&::after": { content: '""', position: "absolute", inset: 0 },
          }}
        >
          {text}
        </MuiLink>
        {(late > 0 || age) && (
          <Box sx={{ fontSize: "0.75rem", lineHeight: "16px", color: tokens.ink2 }}>
            {late > 0 && (
              <Box
                component="span"
                sx={{ fontWeight: weights.strong, color: getToneTokens("error").text }}
              >
                {translate("markethall.shell.dashboard.toDo.overdue", { smart_count: late })}
              </Box>
            )}
            {late > 0 && age && " · "}
            {age && translate("markethall.shell.dashboard.toDo.oldest", { age })}
          </Box>
        )}
      </Box>
      {/* The link beside it leads there as well. */}
      <Box aria-hidden="true" sx={{ ...stepLook, ...(isFirst ? firstLook : {}) }}>
        {step}
      </Box>
    </Box>
  );
}

const stepLook = {
  flexShrink: 0,
  px: 1.25,
  fontWeight: weights.medium,
  lineHeight: "28px",
  borderRadius: 1,
  color: tokens.ink,
  backgroundColor: tokens.surface,
  boxShadow: `inset 0 0 0 1px ${tokens.strongLine}`,
  "@media (pointer: coarse)": { lineHeight: "36px" },
} as const;
const firstLook = {
  color: "primary.contrastText",
  backgroundColor: "primary.main",
  boxShadow: "none",
} as const;

/** Returns how long ago an instant was, such as "3 days ago". */
function useAge(instant: string | null): string | null {
  const locale = useLocale();
  const translate = useTranslate();
  const { timeZone } = useAdmin();
  if (instant === null) return null;
  const now = Date.now();
  const recent = formatAgo(instant, now, locale, translate("markethall.shell.dashboard.justNow"));
  if (recent) return recent;
  const days = Math.floor(dayjs(now).diff(instant, "hour", true) / 24);
  if (days <= 30) return new Intl.RelativeTimeFormat(locale).format(-days, "day");
  return new Intl.DateTimeFormat(getDateLocale(locale), { dateStyle: "medium", timeZone }).format(
    new Date(instant),
  );
}
