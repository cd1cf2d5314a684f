import { formatInstant } from "../../../../framework/admin/display/format.ts";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import type { OrderUnits } from "../packingCall.ts";

export interface PickedLine {
  skuId: number | null;
  goodsName: unknown;
  skuName?: string | null;
  skuCode?: string | null;
  collection?: string | null;
  qty: number;
  orders: readonly OrderUnits[] | null;
}
interface Props {
  shop: string | null;
  picks: readonly PickedLine[];
  /** The number of orders on the list. */
  orderCount: number;
  /** Translates the messages of the printed documents. */
  t: Translate;
}
/** The lines by collection, in the order of the list. */
export function groupByCollection(picks: readonly PickedLine[]): [string | null, PickedLine[]][] {
  const groups = new Map<string | null, PickedLine[]>();
  for (const pick of picks) {
    const collection = pick.collection || null;
    groups.set(collection, [...(groups.get(collection) ?? []), pick]);
  }
  return [...groups];
}

/**
 * What is to be fetched for several orders, each variant once: its units in all, and how many of
 * them each order gets.
 */
export function PickList({ shop, picks, orderCount, t }: Props) {
  const { language, timeZone } = useFormat();
  const units = picks.reduce((sum, { qty }) => sum + qty, 0);
  const groups = groupByCollection(picks);
  return (
    <article>
      <div className="head">
        <div>
          <h1>{t("picks")}</h1>
          <p>
            <strong>{shop}</strong>
          </p>
        </div>
        <div className="number">
          <p className="big">{t("pickedOrders", { smart_count: orderCount })}</p>
          <p>{t("pieces", { smart_count: units })}</p>
          <p>{formatInstant(new Date().toISOString(), timeZone).slice(0, 16)}</p>
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th aria-label="✓" />
            <th>{t("item")}</th>
            <th>{t("sku")}</th>
            <th className="number">{t("units")}</th>
            <th>{t("perOrder")}</th>
          </tr>
        </thead>
        {groups.map(([collection, lines]) => (
          <tbody key={collection ?? ""}>
            {(groups.length > 1 || collection) && (
              <tr className="group">
                <th colSpan={5}>{collection ?? t("noCollection")}</th>
              </tr>
            )}
            {lines.map(({ skuId, goodsName, skuName, skuCode, qty, orders }) => (
              <tr key={skuId}>
                <td>
                  <span className="box" />
                </td>
                <td>
                  {isLocalized(goodsName) ? chooseLanguage(goodsName, language) : null}
                  {skuName && <small> · {skuName}</small>}
                </td>
                <td>{skuCode}</td>
                <td className="number big">{qty}</td>
                <td>
                  {orders?.map(({ number, qty: part }) => (
                    <span key={number} className="part">
                      {number} × {part}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </article>
  );
}
