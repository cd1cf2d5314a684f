import type { Message } from "../../../../core/transport.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { outbox } from "../outbox.ts";
import { deliverMessage } from "../queues.ts";
import { messageTransports } from "./messageTransports.ts";

/** Minutes for which a message is of use, unless it says otherwise. */
const defaultMinutes = 24 * 60;

interface NewMessage extends Message {
  /** The event that it is about: each recipient receives one message about it, also if repeated. */
  event?: number;
}

/**
 * Stores an e-mail or a text message with the task that sends it, both in the caller's transaction:
 * a message whose transaction is rolled back is not sent, and one whose process dies after the
 * commit is sent by another. Never waits for the transport, whose response time would reveal
 * whether a message was sent at all. Without a transport of its channel, the message is stored in
 * full, for the platform's administrators to read.
 *
 * @example
 * ```ts
 * await engine.write(actor, (tx) =>
 *   sendMessage(
 *     { engine, tx },
 *     { channel: "email", to: "ada@example.com", subject: "Paused", body: "Orders are paused." },
 *   ),
 * );
 * ```
 */
export const sendMessage = (
  { engine, tx }: { engine: Engine; tx: Tx },
  { channel, to, subject, body, usefulMinutes = defaultMinutes, event }: NewMessage,
): Promise<void> =>
  tx.asSystem(async () => {
    const hasTransport = engine.services.get(messageTransports)[channel] !== undefined;
    const [row] = await tx.run(
      tx.db
        .insertInto("outbox")
        .values({
          channel,
          recipient: to,
          subject,
          body,
          status: hasTransport ? "queued" : "kept",
          expires_at: new Date(Date.now() + usefulMinutes * 60_000),
          event: event ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id"),
    );
    if (hasTransport && row) {
      if (!engine.queues) throw new Error("a message is sent by a queue, and the app has none");
      await engine.queues.send(tx, deliverMessage, { id: row.id });
    }
    await publishChange(engine, tx, outbox, {});
  });
