import type { Tx } from "../../framework/server/transaction.ts";
import {
  describeFreeDelivery,
  describeRule,
  formatRegionCode,
  type Translate,
  translateFreight,
} from "../../resources/freight/index.ts";
import { readTemplates } from "../../resources/freight/server.ts";

/** Summarizes delivery before the address is known: origin, lead time and the general rule. */
export async function readFreightHint(tx: Tx, shopId: number, id: number | null, t: Translate) {
  if (id === null) return null;
  const [templates, sent] = await Promise.all([
    readTemplates(tx, shopId, [id]),
    tx.first(
      tx.db
        .selectFrom("freight_templates")
        .select(["ship_from_state as state", "ship_from_city as city", "delivery_time as within"])
        .where("shop_id", "=", shopId)
        .where("id", "=", id),
    ),
  ]);
  const template = templates.get(id);
  if (!template || !sent) return null;
  const { free, rule, method, undeliverable } = template;
  const phrases = translateFreight(t);
  return {
    free,
    from: { state: sent.state, city: sent.city },
    sentWithin: t(`resources.freightTemplates.choices.deliveryTime.${sent.within}`),
    sentence: rule && describeRule(phrases, rule, method),
    freeFrom: rule && describeFreeDelivery(phrases, rule, method),
    undeliverable: undeliverable.map(formatRegionCode),
  };
}
