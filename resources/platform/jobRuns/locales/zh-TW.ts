import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { jobRuns } from "../jobRuns.ts";

const messages: ResourceMessages<typeof jobRuns> = {
  name: "任務記錄 |||| 任務記錄",
  listName: "背景任務",
  jobs: { cleanUp: "清理過期資料" },
  fields: {
    title: "任務",
    job: "任務類型",
    status: "狀態",
    trigger: "觸發方式",
    startedAt: "開始時間",
    finishedAt: "結束時間",
    found: "發現",
    done: "完成",
    failed: "失敗",
    times: "連續失敗次數",
    errors: "錯誤與略過的記錄",
    process: "處理程序",
    askedBy: "發起人",
    beatAt: "最近心跳",
    latest: "該任務的最近一次執行",
    nextAt: "下次執行",
  },
  tabs: { jobs: "任務", running: "執行中", done: "已完成", failed: "失敗" },
  choices: {
    status: { running: "執行中", done: "已完成", failed: "失敗" },
    trigger: { schedule: "排程", manual: "手動", retry: "重新執行" },
  },
  actions: { rerun: "重新執行" },
  titles: {
    rerun: "重新執行該任務？",
  },
  done: {
    rerun: "任務已開始執行",
  },
  consequences: { rerun: "任務會立即重新執行，處理目前所有到期的記錄。" },
  groups: { main: "執行情況" },
  help: { times: "失敗原因相同的連續執行會合併為一筆。" },
  rows: { errors: { ref: "記錄", message: "原因" } },
  inputs: { run: { job: "任務" } },
  errors: {
    running: "該任務正在執行，請等待其結束。",
  },
  screen: {
    dashboard: {
      title: "背景任務",
      failed: "%{title}失敗",
      ran: "%{smart_count} 個任務執行正常",
    },
    removed: "已不存在的任務",
    lost: "程序意外中止，未完成的部分由下一次執行處理。",
    stopped: "程序已停止，未完成的部分由下一次執行處理。",
    open: "立即執行任務",
    title: "立即執行任務",
    run: "執行",
    running: "%{at} 開始，正在執行",
    last: "上次執行 %{at}：%{status}",
    never: "尚未執行",
    next: "下次 %{at}",
    every: {
      minutes: "每 %{smart_count} 分鐘 |||| 每 %{smart_count} 分鐘",
      hours: "每小時 |||| 每 %{smart_count} 小時",
      days: "每天 |||| 每 %{smart_count} 天",
    },
    begun: "%{job}已開始執行",
  },
  empty: "系統自動執行的任務（例如關閉未付款訂單）及其結果會顯示在這裡。",
  operations: { run: "執行" },
};
export default messages;
