import { useTranslate } from "react-admin";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";

/** The maximum number of group orders per buyer. */
export const Limit: DisplayComponent = ({ record }) => {
  const translate = useTranslate();
  const limit = Number(record.groupLimitBuy ?? 0);
  return <>{limit === 0 ? translate("resources.groupActivities.screen.noLimit") : limit}</>;
};
