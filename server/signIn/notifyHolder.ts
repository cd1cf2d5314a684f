import { type Holder, readHolder } from "../../core/accounts/server/holderNotices.ts";
import type { Locale } from "../../framework/schema/index.ts";
import type { Engine } from "../../framework/server/engine.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { sendMessage } from "../../resources/platform/server.ts";
import { type MessageTemplates, messageTemplates } from "../messages/messageTemplates.ts";

/** Returns the verified addresses and the language of a member. */
export const findHolder = async (tx: Tx, memberId: number): Promise<Holder> =>
  (await readHolder(tx, memberId)) ?? { email: null, phone: null, language: null };

const chooseLocale = (language: string | null, preferred: Locale): Locale =>
  Object.keys(messageTemplates).find((one): one is Locale => one === language) ?? preferred;

/**
 * Sends a message to every verified address of an account holder, in the language of the last
 * sign-in, if the transaction commits.
 */
export async function notifyHolder(
  context: { engine: Engine; tx: Tx },
  { email, phone, language }: Holder,
  preferred: Locale,
  buildMessage: (messages: MessageTemplates) => { subject: string; body: string },
): Promise<void> {
  const message = buildMessage(messageTemplates[chooseLocale(language, preferred)]);
  if (email) await sendMessage(context, { channel: "email", to: email, ...message });
  if (phone) await sendMessage(context, { channel: "phone", to: phone, ...message });
}
