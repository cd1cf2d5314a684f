/** Messages of the pieces of the dashboard. */
export const dashboardMessages = {
  period: "Period",
  today: "Today",
  days: "%{smart_count} day |||| %{smart_count} days",
  lastDays: "Last day |||| Last %{smart_count} days",
  daysBefore: "Day before |||| %{smart_count} days before",
  lastWeekday: "Last %{day}",
  thanBefore: "vs prior day |||| vs prior %{smart_count} days",
  thanWeekday: "vs last %{day}",
  noChange: "No change %{than}",
  all: "View all",
  empty: "Nothing in this period yet.",
  table: "Table",
  time: "Time",
  summary: "%{title}, %{period}: %{sum}",
};
export type DashboardMessages = typeof dashboardMessages;
