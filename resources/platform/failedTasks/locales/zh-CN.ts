import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { failedTasks } from "../failedTasks.ts";

const messages: ResourceMessages<typeof failedTasks> = {
  name: "失败任务 |||| 失败任务",
  toDo: {
    failed: "%{smart_count} 个任务执行失败",
  },
  fields: {
    title: "任务",
    record: "相关记录",
    resource: "记录类型",
    recordId: "记录 ID",
    queue: "任务类型",
    status: "状态",
    error: "错误",
    input: "输入",
  },
  choices: {
    status: { failed: "失败", retried: "重试中", succeeded: "重试成功", dismissed: "已忽略" },
  },
  actions: { retry: "重试", dismiss: "忽略" },
  titles: { retry: "重试 %{what}？", dismiss: "忽略 %{what}？" },
  done: { retry: "正在重试 %{smart_count} 个任务", dismiss: "已忽略 %{smart_count} 个任务" },
  consequences: { retry: "任务会立即重新执行。", dismiss: "任务不会再次执行。" },
  groups: { main: "任务" },
  errors: { queueRemoved: "队列“%{queue}”已不存在，无法重新执行该任务。" },
  screen: { removed: "已不存在的任务" },
  empty: "多次重试后仍然失败的任务会显示在这里。",
};
export default messages;
