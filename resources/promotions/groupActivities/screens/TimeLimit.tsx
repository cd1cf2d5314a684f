import { useLocale } from "react-admin";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { groupActivities } from "../groupActivities.ts";
import { formatHours } from "./formatHours.ts";

/** How long a group has to fill, in the reader's words. */
export const TimeLimit: DisplayComponent<typeof groupActivities> = ({ record }) => {
  const locale = useLocale();
  return <>{record.groupLimitHours == null ? "–" : formatHours(record.groupLimitHours, locale)}</>;
};
