import { defineConsumer } from "../../../core/events/server/defineConsumer.ts";
import { sendMessage } from "../../platform/server.ts";
import { getMailTexts } from "./mailTexts.ts";
import { readRecipients } from "./queries/readRecipients.ts";
import { toMailKind } from "./queries/toMailKind.ts";

/**
 * Writes to the owner of a shop about what it may not miss: by e-mail, or by SMS where a phone is
 * the only verified contact. The message is stored with the event, once for each recipient, and
 * sent by the queue of the outbox.
 */
export const mailOwners = defineConsumer({
  name: "mailOwners",
  topics: [
    "refund.escalated",
    "refund.agreed",
    "refund.closed",
    "withdrawal.paid",
    "withdrawal.returned",
    "shop.approved",
    "shop.declined",
    "shop.closed",
    "shop.reopened",
    "webhook.disabled",
  ],
  begins: "now",
  async handle({ engine, tx }, events) {
    const due = events.flatMap((event) => {
      const kind = toMailKind(event);
      return kind ? [{ id: event.id, kind }] : [];
    });
    if (due.length === 0) return;
    const recipients = await readRecipients(
      tx,
      due.map(({ id }) => id),
    );
    for (const { id, kind } of due) {
      const recipient = recipients.get(id);
      if (!recipient?.wants[kind]) continue;
      const { email, phone, language, facts } = recipient;
      const to = email ?? phone;
      if (!to) continue;
      await sendMessage(
        { engine, tx },
        {
          channel: email ? "email" : "phone",
          to,
          event: id,
          ...getMailTexts(language)[kind](facts),
        },
      );
    }
  },
});
