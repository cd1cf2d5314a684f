import { sql } from "kysely";
import { defineRules } from "../../framework/server/defineRules.ts";
import { invalid } from "../../framework/server/domainError.ts";
import { publishChange } from "../../framework/server/publishChange.ts";
import { books } from "./books.ts";
import { loans } from "./loans.ts";

/** Fee for each day that a book is late, in cents. */
const centsPerDay = 20;

/** Today in the time zone of a branch. */
const today = (timeZone = "UTC") => sql<string>`(now() at time zone ${timeZone})::date`;

export default defineRules(books, {
  actions: {
    lend: async ({ engine, tx, actor, record, input: { borrower, dueOn } }) => {
      if (await tx.readValue(sql<boolean>`select ${dueOn}::date < ${today(actor.timeZone)}`))
        throw invalid({ dueOn: { key: "resources.books.validation.dueInPast" } });
      const { id: book, branchId: branch_id } = record;
      const loan = { branch_id, book, borrower, due_on: dueOn, add_by: actor.id };
      await tx.run(tx.db.insertInto("loans").values(loan));
      await publishChange(engine, tx, loans, record);
      return {};
    },

    return: async ({ engine, tx, actor, record }) => {
      const day = today(actor.timeZone);
      const fee = sql<number>`greatest(0, ${day} - due_on) * ${centsPerDay}::bigint`;
      await tx.run(
        tx.db
          .updateTable("loans")
          .set({ status: "returned", returned_on: day, fee, upd_by: actor.id })
          .where("book", "=", record.id)
          .where("status", "=", "open"),
      );
      await publishChange(engine, tx, loans, record);
      return {};
    },
  },
});
