import { useTranslate } from "react-admin";
import { SumLine, SumList } from "../../../../framework/admin/display/SumList.tsx";

interface Props {
  /** Amounts in cents. */
  goods: number;
  freight: number;
  /** The commission that Markethall returns to the shop, less the coupons that the shop returns. */
  platformBears: number;
  customer: string | null;
  shop: string | null;
  live?: boolean;
}
/** What a ruling refunds to the customer, and which part of it the shop and Markethall bear. */
export function RulingSum({ goods, freight, platformBears, customer, shop, live = false }: Props) {
  const translate = useTranslate();
  const t = (key: string, names: Record<string, string | null> = {}) =>
    translate(`resources.refundInterventions.screen.outcome.${key}`, names);
  const total = goods + freight;
  return (
    <SumList>
      <SumLine name={t("goods")} amount={goods} />
      {freight !== 0 && <SumLine name={t("freight")} amount={freight} live={live} />}
      <SumLine name={t("customer", { name: customer })} amount={total} total live={live} />
      <SumLine
        name={t("shopBears", { name: shop })}
        amount={total - platformBears}
        part
        live={live}
      />
      {platformBears !== 0 && <SumLine name={t("platformBears")} amount={platformBears} part />}
    </SumList>
  );
}
