import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { Template } from "../freight/terms.ts";
import { toTemplate } from "../toTemplate.ts";

const rule = (of: string) =>
  sql.join(
    [
      "first_num",
      "first_price",
      "second_num",
      "second_price",
      "free_over_num",
      "free_over_amount",
    ].map(
      (column) =>
        sql`${sql.ref(`${of}.${column}`)} as ${sql.ref(column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))}`,
    ),
  );

/** Loads templates of a shop by their ids, in the shape that the calculation needs. */
export async function readTemplates(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
): Promise<Map<number, Template>> {
  if (ids.length === 0) return new Map();
  const [templates, areas] = await Promise.all([
    tx.run<Record<string, unknown>>(sql`
      select t.id, t.name, t.type, t.valuate_type as "valuateType", t.undeliverable, ${rule("t")}
      from freight_templates t where t.shop_id = ${shopId} and t.id = any(${[...ids]}::bigint[])`),
    tx.run<Record<string, unknown>>(sql`
      select a.parent_id as "parent", a.regions, ${rule("a")}
      from freight_templates_areas a where a.shop_id = ${shopId} and a.parent_id = any(${[...ids]}::bigint[])
      order by a.parent_id, a.position`),
  ]);
  const read = templates.map((template) =>
    toTemplate({ ...template, areas: areas.filter(({ parent }) => parent === template.id) }),
  );
  return new Map(read.map((template) => [template.id, template]));
}
