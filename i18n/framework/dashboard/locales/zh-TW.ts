import type { DashboardMessages } from "../../../../framework/admin/dashboard/locales/en.ts";

export const dashboardMessages: DashboardMessages = {
  period: "期間",
  today: "今天",
  days: "%{smart_count} 天",
  lastDays: "近 %{smart_count} 天",
  daysBefore: "前 %{smart_count} 天",
  lastWeekday: "上個%{day}",
  thanBefore: "與前 %{smart_count} 天相比",
  thanWeekday: "與上個%{day}同期相比",
  noChange: "%{than}持平",
  all: "檢視全部",
  empty: "此期間尚無資料。",
  table: "表格",
  time: "時間",
  summary: "%{title}，%{period}：%{sum}",
};
