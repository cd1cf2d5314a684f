import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { Template } from "../freight/terms.ts";
import { toTemplate } from "../toTemplate.ts";

const rule = [
  "first_num as firstNum",
  "first_price as firstPrice",
  "second_num as secondNum",
  "second_price as secondPrice",
  "free_over_num as freeOverNum",
  "free_over_amount as freeOverAmount",
] as const;

/** Loads templates of a shop by their ids, in the shape that the calculation needs. */
export async function readTemplates(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
): Promise<Map<number, Template>> {
  if (ids.length === 0) return new Map();
  const [templates, areas] = await Promise.all([
    tx.run(
      tx.db
        .selectFrom("freight_templates")
        .select(["id", "name", "type", "valuate_type as valuateType", "undeliverable", ...rule])
        .where("shop_id", "=", shopId)
        .where("id", "=", anyId(ids)),
    ),
    tx.run(
      tx.db
        .selectFrom("freight_templates_areas")
        .select(["parent_id as parent", "regions", ...rule])
        .where("shop_id", "=", shopId)
        .where("parent_id", "=", anyId(ids))
        .orderBy("parent_id")
        .orderBy("position"),
    ),
  ]);
  const read = templates.map((template) =>
    toTemplate({ ...template, areas: areas.filter(({ parent }) => parent === template.id) }),
  );
  return new Map(read.map((template) => [template.id, template]));
}
