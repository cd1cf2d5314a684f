import { sql } from "kysely";
import { refuse } from "../../framework/server/domainError.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { hashOf, newToken } from "../session/token.ts";

/** Steps of signing in that are not over yet, and for how many minutes they wait. */
const minutes = { twoStep: 5, twoStepBegin: 15, thirdParty: 2, thirdPartyRegister: 30, thirdPartyStart: 10 } as const;
export type TicketPurpose = keyof typeof minutes;
const mostTries = 5;

export interface Ticket {
  memberId: number | null;
  data: Record<string, string>;
}
export async function openTicket(
  tx: Tx,
  purpose: TicketPurpose,
  { memberId, data }: Ticket,
  token = newToken(),
): Promise<string> {
  await tx.run(sql`delete from tickets where expires_at < now()`);
  await tx.run(sql`
    insert into tickets (hash, purpose, member_id, data, expires_at)
    values (${hashOf(token)}, ${purpose}, ${memberId}, ${JSON.stringify(data)}::jsonb, now() + make_interval(mins => ${minutes[purpose]}))`);
  return token;
}
const columns = sql`member_id as "memberId", data`;
export const ticketGone = () => refuse("ticket.gone", { key: "refusal.ticketGone" });

/** Reads a ticket, and counts that it was shown. */
export async function showTicket(tx: Tx, purpose: TicketPurpose, token: string): Promise<Ticket | null> {
  const found = await tx.first<Ticket>(sql`
    update tickets set tries = tries + 1
    where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now() and tries < ${mostTries} returning ${columns}`);
  return found ?? null;
}
/** Takes a ticket away; it can be used once. */
export async function takeTicket(tx: Tx, purpose: TicketPurpose, token: string): Promise<Ticket> {
  const found = await tx.first<Ticket>(
    sql`delete from tickets where hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > now() returning ${columns}`,
  );
  if (!found) throw ticketGone();
  return found;
}
