import { choiceName, shapes } from "../../framework/schema/index.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import {
  describeFreeDelivery,
  describeRule,
  formatRegionCode,
  freightTemplates,
  type Translate,
  translateFreight,
} from "../../resources/freight/index.ts";
import { readTemplates } from "../../resources/freight/server.ts";

const { boolean, list, nullable, object, string } = shapes;
/** The summary of a product's delivery, as the storefront answers it. */
export const freightHint = object({
  free: boolean(),
  from: object({
    state: choiceName(freightTemplates.fields.shipFromState),
    city: nullable(string()),
  }),
  sentWithin: string("In the language of the call"),
  sentence: nullable(string("The general price, in the language of the call")),
  freeFrom: nullable(string("From when delivery is free, in the language of the call")),
  undeliverable: list(string(), "States, cities and postcodes without delivery"),
});

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
