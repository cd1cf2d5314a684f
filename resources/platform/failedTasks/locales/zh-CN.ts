import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { failedTasks } from "../failedTasks.ts";

const messages: ResourceMessages<typeof failedTasks> = {
  name: "失败任务 |||| 失败任务",
  toDo: {
    failed: "%{smart_count} 个任务执行失败",
  },
  fields: {
    queue: "队列",
    status: "状态",
    error: "错误",
    input: "输入",
  },
  choices: { status: { failed: "失败", retried: "已重试" } },
  actions: { retry: "重试" },
  titles: { retry: "重试该任务？" },
  done: { retry: "任务已重新排队" },
  consequences: { retry: "任务会立即重新执行。" },
  groups: { main: "任务" },
  errors: { queueRemoved: "队列“%{queue}”已不存在，无法重新执行该任务。" },
  empty: "多次重试后仍然失败的任务会显示在这里。",
};
export default messages;
