import { useTranslate } from "react-admin";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { flashSales } from "../flashSales.ts";

/** The maximum units per buyer. */
export const LimitDisplay: DisplayComponent<typeof flashSales> = ({ record }) => {
  const translate = useTranslate();
  const limit = record.seckillLimitNum ?? 0;
  return <>{limit === 0 ? translate("resources.flashSales.screen.noLimit") : limit}</>;
};
