import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { tokens } from "../../../framework/admin/theme/tokens.ts";
import { Panel } from "./Panel.tsx";
import { TaskRow } from "./TaskRow.tsx";
import { useTasks } from "./useTasks.ts";

/** The member's open tasks, the most urgent first, each leading to its rows. */
export function DoNext() {
  const translate = useTranslate();
  const t = (key: string, options?: object) =>
    translate(`markethall.shell.dashboard.toDo.${key}`, options);
  const tasks = useTasks();
  const count = tasks?.length ?? 0;
  return (
    <Panel title={t("title")} note={count > 0 ? t("count", { smart_count: count }) : undefined}>
      {tasks === undefined ? (
        <Skeleton variant="rounded" height={108} sx={{ mx: 2, mb: 2 }} />
      ) : count === 0 ? (
        <Typography sx={{ px: 2, pb: 2, color: tokens.ink2 }}>{t("nothing")}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {tasks.map((task, place) => (
            <TaskRow key={task.to} task={task} isFirst={place === 0} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
