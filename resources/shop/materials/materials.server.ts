import { sql } from "kysely";
import { pictureSizes, toPictureSize } from "../../../framework/schema/index.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { parseIds } from "../../../framework/server/sql/readListRequest.ts";
import { domainError } from "../errors.ts";
import { createMaterial } from "./commands/createMaterial.ts";
import { replaceEverywhere } from "./commands/replaceEverywhere.ts";
import { materials } from "./materials.ts";
import { buildUnusedSql } from "./queries/buildUsesSql.ts";
import { countUses, findUses } from "./queries/findUses.ts";

const toFileName = (address: string) => address.replace("/files/", "");

export default defineRules(materials, {
  uploaded: createMaterial,
  filters: {
    unused: ({ actor, resources }) =>
      actor.tenantId === null ? sql<boolean>`false` : buildUnusedSql(resources, actor.tenantId),
  },
  async read({ tx, actor, locale, engine, rows }) {
    const asker = { tx, actor, locale, resources: engine.resources };
    const counts = await countUses(
      asker,
      rows.flatMap(({ id }) => id ?? []),
    );
    for (const row of rows) row.useCount = counts.get(row.id ?? 0) ?? 0;
  },
  /** A file that a record uses is not deleted; the error names these records. */
  async beforeDelete({ tx, actor, locale, engine, record }) {
    const { list, total } = await findUses({ tx, actor, locale, resources: engine.resources }, [
      record.id,
    ]);
    if (total > 0)
      throw domainError(
        "material.inUse",
        { name: record.name, smart_count: total },
        { data: { uses: list, total } },
      );
    const { files } = engine;
    if (!files) return;
    tx.afterCommit(() => {
      // A file that cannot be removed now only takes up space.
      const { address } = record;
      const copies = pictureSizes.map((size) => toPictureSize(address, size));
      for (const one of new Set([address, ...copies]))
        files.remove(toFileName(one)).catch(() => {});
    });
  },
  calls: {
    uses: ({ tx, actor, locale, engine, input }) =>
      findUses({ tx, actor, locale, resources: engine.resources }, parseIds(input.ids)),
    async folders({ tx, actor }) {
      const list = await tx.run(
        tx.db
          .selectFrom("materials")
          .select(({ fn }) => ["folder", fn.countAll<number>().as("count")])
          .where("shop_id", "=", actor.tenantId)
          .groupBy("folder"),
      );
      return { list, total: list.reduce((sum, { count }) => sum + count, 0) };
    },
    async replace(context) {
      const { from, to } = context.input;
      return { records: await replaceEverywhere(context, from, to) };
    },
  },
});
