import Box from "@mui/material/Box";
import { CircleCheck } from "lucide";
import { useTranslate } from "react-admin";
import { Panel } from "../../../framework/admin/dashboard/Panel.tsx";
import { createIcon } from "../../../framework/admin/icons/createIcon.tsx";
import { getToneTokens, tokens } from "../../../framework/admin/theme/tokens.ts";
import { TaskRow } from "./TaskRow.tsx";
import { useTasks } from "./useTasks.ts";

const DoneIcon = createIcon(CircleCheck);

/** The member's open tasks, the most urgent first, each leading to its rows. */
export function DoNext() {
  const translate = useTranslate();
  const t = (key: string, options?: object) =>
    translate(`markethall.shell.dashboard.toDo.${key}`, options);
  const { tasks, query } = useTasks();
  const count = tasks.reduce((sum, task) => sum + task.count, 0);
  return (
    <Panel
      title={t("title")}
      note={count > 0 ? t("count", { smart_count: count }) : undefined}
      // What is known is shown, also where the counts fail.
      query={count > 0 ? { ...query, error: null } : query}
      height={216}
    >
      {count === 0 ? (
        <Box
          sx={{ display: "flex", alignItems: "center", gap: 1, px: 2, pb: 2, color: tokens.ink2 }}
        >
          <DoneIcon fontSize="small" sx={{ color: getToneTokens("success").mark }} />
          {t("nothing")}
        </Box>
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
