import { useTranslate } from "react-admin";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { groupActivities } from "../groupActivities.ts";

/** The maximum number of group orders per buyer. */
export const Limit: DisplayComponent<typeof groupActivities> = ({ record }) => {
  const translate = useTranslate();
  const limit = record.groupLimitBuy ?? 0;
  return <>{limit === 0 ? translate("resources.groupActivities.screen.noLimit") : limit}</>;
};
