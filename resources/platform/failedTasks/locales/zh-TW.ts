import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { failedTasks } from "../failedTasks.ts";

const messages: ResourceMessages<typeof failedTasks> = {
  name: "失敗任務 |||| 失敗任務",
  toDo: {
    failed: "%{smart_count} 個任務執行失敗",
  },
  fields: {
    queue: "佇列",
    status: "狀態",
    error: "錯誤",
    input: "輸入",
  },
  choices: { status: { failed: "失敗", retried: "已重試" } },
  actions: { retry: "重試" },
  titles: { retry: "重試這項任務？" },
  done: { retry: "任務已重新排入佇列" },
  consequences: { retry: "任務會立即重新執行。" },
  groups: { main: "任務" },
  errors: { queueRemoved: "佇列「%{queue}」已不存在，無法重新執行這項任務。" },
  empty: "多次重試後仍然失敗的任務會顯示在這裡。",
};
export default messages;
