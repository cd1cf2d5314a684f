import type { DashboardMessages } from "../../../../framework/admin/dashboard/locales/en.ts";

export const dashboardMessages: DashboardMessages = {
  period: "时段",
  today: "今天",
  days: "%{smart_count} 天",
  lastDays: "近 %{smart_count} 天",
  daysBefore: "前 %{smart_count} 天",
  lastWeekday: "上个%{day}",
  thanBefore: "与前 %{smart_count} 天相比",
  thanWeekday: "与上个%{day}同期相比",
  noChange: "%{than}持平",
  all: "查看全部",
  empty: "该时段暂无数据。",
  table: "表格",
  time: "时间",
  summary: "%{title}，%{period}：%{sum}",
};
