import { sql } from "kysely";
import { defineRules } from "../../framework/server/defineRules.ts";
import { invalid } from "../../framework/server/domainError.ts";
import { createRecord, updateRecord } from "../../framework/server/operations/saveRecord.ts";
import { books } from "./books.ts";
import { loans } from "./loans.ts";

/** Fee for each day that a book is late, in cents. */
const centsPerDay = 20;

/** Today in the time zone of a branch. */
const today = (timeZone = "UTC") => sql<string>`(now() at time zone ${timeZone})::date`;

export default defineRules(books, {
  actions: {
    lend: async (context) => {
      const { tx, actor, record, input } = context;
      if (await tx.readValue(sql<boolean>`select ${input.dueOn}::date < ${today(actor.timeZone)}`))
        throw invalid({ dueOn: { key: "resources.books.validation.dueInPast" } });
      await createRecord(context, loans, { book: record.id, ...input });
      return {};
    },

    return: async (context) => {
      const { tx, actor, record } = context;
      const returnedOn = today(actor.timeZone);
      const fee = sql<number>`greatest(0, ${returnedOn} - due_on) * ${centsPerDay}::integer`;
      const ended = await tx.first(
        tx.db
          .selectFrom("loans")
          .select(["id", returnedOn.as("returnedOn"), fee.as("fee")])
          .where("book", "=", record.id)
          .where("status", "=", "open"),
      );
      if (ended) await updateRecord(context, loans, ended.id, { ...ended, status: "returned" });
      return {};
    },
  },
});
