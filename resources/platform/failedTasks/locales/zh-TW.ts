import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { failedTasks } from "../failedTasks.ts";

const messages: ResourceMessages<typeof failedTasks> = {
  name: "失敗任務 |||| 失敗任務",
  toDo: {
    failed: "%{smart_count} 個任務執行失敗",
  },
  fields: {
    title: "任務",
    record: "相關記錄",
    resource: "記錄類型",
    recordId: "記錄 ID",
    queue: "任務類型",
    status: "狀態",
    error: "錯誤",
    input: "輸入",
  },
  choices: {
    status: { failed: "失敗", retried: "重試中", succeeded: "重試成功", dismissed: "已忽略" },
  },
  actions: { retry: "重試", dismiss: "忽略" },
  titles: { retry: "重試 %{what}？", dismiss: "忽略 %{what}？" },
  done: { retry: "正在重試 %{smart_count} 個任務", dismiss: "已忽略 %{smart_count} 個任務" },
  consequences: { retry: "任務會立即重新執行。", dismiss: "任務不會再次執行。" },
  groups: { main: "任務" },
  errors: { queueRemoved: "佇列「%{queue}」已不存在，無法重新執行這項任務。" },
  screen: { removed: "已不存在的任務" },
  empty: "多次重試後仍然失敗的任務會顯示在這裡。",
};
export default messages;
