import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { jobRuns } from "../jobRuns.ts";

const messages: ResourceMessages<typeof jobRuns> = {
  name: "任务记录 |||| 任务记录",
  listName: "后台任务",
  jobs: { cleanUp: "清理过期数据" },
  fields: {
    title: "任务",
    job: "任务类型",
    status: "状态",
    trigger: "触发方式",
    startedAt: "开始时间",
    finishedAt: "结束时间",
    found: "发现",
    done: "完成",
    failed: "失败",
    times: "连续失败次数",
    errors: "错误与跳过的记录",
    process: "进程",
    askedBy: "发起人",
    beatAt: "最近心跳",
    latest: "该任务的最近一次运行",
    nextAt: "下次运行",
  },
  tabs: { jobs: "任务", running: "运行中", done: "已完成", failed: "失败" },
  choices: {
    status: { running: "运行中", done: "已完成", failed: "失败" },
    trigger: { schedule: "定时", manual: "手动", retry: "重新运行" },
  },
  actions: { rerun: "重新运行" },
  titles: {
    rerun: "重新运行该任务？",
  },
  done: {
    rerun: "任务已开始运行",
  },
  consequences: { rerun: "任务会立即重新运行，处理当前所有到期的记录。" },
  groups: { main: "运行情况" },
  help: { times: "失败原因相同的连续运行会合并为一条。" },
  rows: { errors: { ref: "记录", message: "原因" } },
  inputs: { run: { job: "任务" } },
  errors: {
    running: "该任务正在运行，请等待其结束。",
  },
  screen: {
    dashboard: {
      title: "后台任务",
      failed: "%{title}失败",
      ran: "%{smart_count} 个任务运行正常",
    },
    removed: "已不存在的任务",
    lost: "进程意外中止，未完成的部分由下一次运行处理。",
    stopped: "进程已停止，未完成的部分由下一次运行处理。",
    open: "立即运行任务",
    title: "立即运行任务",
    run: "运行",
    running: "%{at} 开始，正在运行",
    last: "上次运行 %{at}：%{status}",
    never: "尚未运行",
    next: "下次 %{at}",
    every: {
      minutes: "每 %{smart_count} 分钟 |||| 每 %{smart_count} 分钟",
      hours: "每小时 |||| 每 %{smart_count} 小时",
      days: "每天 |||| 每 %{smart_count} 天",
    },
    begun: "%{job}已开始运行",
  },
  empty: "系统自动执行的任务（例如关闭未付款订单）及其结果会显示在这里。",
  operations: { run: "运行" },
};
export default messages;
