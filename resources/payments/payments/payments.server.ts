import { defineRules } from "../../../framework/server/defineRules.ts";
import { anyId } from "../../../framework/server/tables/anyId.ts";
import { payments } from "./payments.ts";

export default defineRules(payments, {
  /** Adds the name of the customer who pays. */
  async read({ tx, rows }) {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const found = await tx.asSystem(() =>
      tx.run(
        tx.db
          .selectFrom("payments as p")
          .innerJoin("buyers as m", "m.id", "p.member_id")
          .select(["p.id", "m.nickname as memberName"])
          .where("p.id", "=", anyId(ids)),
      ),
    );
    const names = new Map(found.map(({ id, memberName }) => [id, memberName]));
    for (const row of rows) row.memberName = names.get(row.id ?? 0) ?? null;
  },
});
