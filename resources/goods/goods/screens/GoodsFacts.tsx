import { useTranslate } from "react-admin";
import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { formatMomentInText } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { goods } from "../goods.ts";

/** One line about a product: its variants, stock and sales, and when it was saved last. */
export function GoodsFacts({ record }: { record: AdminRecord<typeof goods> }) {
  const translate = useTranslate();
  const { locale, timeZone } = useFormat();
  const t = (key: string, options: object) =>
    translate(`resources.goods.screen.facts.${key}`, options);
  const count = (value: number | null | undefined) => formatNumber(value ?? 0, locale);
  const { skuCount, stock, sellNum } = record;
  return [
    ...(skuCount != null && skuCount > 1 ? [t("variants", { smart_count: skuCount })] : []),
    t("stock", { amount: count(stock) }),
    t("sold", { amount: count(sellNum) }),
    ...listSaved(record).map(({ at, name }) =>
      t(name ? "savedBy" : "saved", { time: formatMomentInText(at, locale, timeZone), name }),
    ),
  ].join(" · ");
}

/** When the product was saved last, and by whom if the reader may know. */
function listSaved({ version, _labels, ...values }: AdminRecord): { at: string; name: string }[] {
  const { addTime, updTime }: { [name: string]: unknown } = values;
  const [at, by] = version > 1 ? [updTime, "updBy"] : [addTime, "addBy"];
  const name = _labels?.[by];
  return typeof at === "string" ? [{ at, name: typeof name === "string" ? name : "" }] : [];
}
