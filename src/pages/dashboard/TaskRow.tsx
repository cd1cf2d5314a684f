import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { PersonIcon } from "../../../framework/admin/icons/PersonIcon.ts";
import { selectsRows } from "../../../framework/admin/list/bulk/useSelectOnArrival.ts";
import { getToneTokens, tokens } from "../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../framework/admin/theme/typography.ts";
import { getIcon } from "../../layout/icons.ts";
import { TaskFacts } from "./TaskFacts.tsx";
import type { Task } from "./useTasks.ts";

const looks = {
  late: getToneTokens("error"),
  today: getToneTokens("warning"),
  timed: getToneTokens("warning"),
  open: { background: tokens.accentSoft, mark: tokens.accent },
} as const;

interface Props {
  task: Task;
  /** Whether it is the first one, whose step stands out. */
  isFirst: boolean;
}

/**
 * A task: what waits, by when, and its step, which opens the rows that are due. The rest of the row
 * opens all of its rows.
 */
export function TaskRow({ task, isFirst }: Props) {
  const { to, text, urgency, resource, due, step } = task;
  const translate = useTranslate();
  const t = (key: string, options?: object) =>
    translate(`markethall.shell.dashboard.toDo.${key}`, options);
  const viewAll = translate("framework.dashboard.all");
  const Icon = resource ? getIcon({ ...resource, view: null }) : PersonIcon;
  const look = looks[urgency];
  const isPart = due.to !== null;
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
        <TaskFacts task={task} />
      </Box>
      {isPart && (
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={to}
          aria-label={`${viewAll}: ${text}`}
          sx={{ ...above, display: { xs: "none", sm: "inline-flex" }, color: tokens.ink2 }}
        >
          {viewAll}
        </Button>
      )}
      <Button
        size="small"
        variant={isFirst ? "contained" : "outlined"}
        color={isFirst ? "primary" : "inherit"}
        component={Link}
        to={due.to ?? to}
        // The rows that are due are selected, so that the step is the next click.
        state={isPart ? selectsRows : null}
        aria-label={isPart ? undefined : `${step}: ${text}`}
        sx={{ ...above, "@media (pointer: coarse)": { minHeight: 44 } }}
      >
        {isPart ? t("stepDue", { step, smart_count: due.count }) : step}
      </Button>
    </Box>
  );
}

/** Above the link that covers the row. */
const above = { position: "relative", zIndex: 1, flexShrink: 0 } as const;
