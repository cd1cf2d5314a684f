import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { ChevronRightIcon } from "../../framework/admin/icons/ChevronRightIcon.ts";
import { useActor } from "../../framework/admin/resources.tsx";
import { useAccountInfo } from "../account/accountInfo.ts";
import { getWaitingPath } from "./getWaitingPath.ts";
import { useWaitingCounts } from "./useWaitingCounts.ts";
import { getToDoMessage } from "./waiting.ts";

interface Task {
  to: string;
  text: string;
  late?: string | undefined;
}

/** The member's open tasks, each linking to its screen. */
export function ToDo() {
  const translate = useTranslate();
  const t = (key: string, count = 1) =>
    translate(`markethall.shell.dashboard.toDo.${key}`, { smart_count: count });
  const waiting = useTasks(t);
  const { data: info, isPending } = useAccountInfo();
  const unreached = info && !info.emailVerified && !info.phoneVerified;
  const tasks = [...(waiting ?? []), ...(unreached ? [{ to: "/info", text: t("reach") }] : [])];
  return (
    <Card component="section" aria-labelledby="to-do" sx={{ mb: 3 }}>
      <Typography id="to-do" variant="h4" component="h2" sx={{ px: 2, pt: 1.5 }}>
        {t("title")}
      </Typography>
      {waiting === undefined || isPending ? (
        <Skeleton sx={{ mx: 2, my: 1 }} />
      ) : tasks.length === 0 ? (
        <Typography color="text.secondary" sx={{ px: 2, pt: 0.5, pb: 1.5 }}>
          {t("nothing")}
        </Typography>
      ) : (
        <List dense>
          {tasks.map((task) => (
            <TaskLine key={task.to} {...task} />
          ))}
        </List>
      )}
    </Card>
  );
}

function TaskLine({ to, text, late }: Task) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} to={to} sx={{ gap: 1.5, minHeight: 40 }}>
        <Typography component="span">{text}</Typography>
        {late && <Chip size="small" color="error" variant="outlined" label={late} />}
        <Box sx={{ flex: 1 }} />
        <ChevronRightIcon fontSize="small" color="action" />
      </ListItemButton>
    </ListItem>
  );
}

/** Returns the tasks of all resources; undefined until they are counted. */
function useTasks(t: (key: string, count: number) => string): Task[] | undefined {
  const translate = useTranslate();
  const actor = useActor();
  const { counts, isError } = useWaitingCounts({ fresh: true });
  // Counts that fail are omitted here; the cards below show the failure.
  if (isError) return [];
  return counts?.flatMap(({ resource, waiting, all, late }) => {
    if (all === 0) return [];
    const to = getWaitingPath(resource, actor, waiting.tab);
    const text = translate(getToDoMessage(resource, waiting), { smart_count: all });
    return [{ to, text, late: late > 0 ? t("overdue", late) : undefined }];
  });
}
