import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { MailFacts, MailKind } from "../mailTexts.ts";

/** Who is written to about an event: the owner of its shop, with the verified addresses. */
export interface Recipient {
  email: string | null;
  phone: string | null;
  /** That of the last sign-in. */
  language: string | null;
  wants: Readonly<Record<MailKind, boolean>>;
  facts: MailFacts;
}

type Row = Pick<CamelRow<"members">, "email" | "phone" | "language"> &
  Calculated<{
    event: number;
    withdrawals: boolean;
    disputes: boolean;
    webhooks: boolean;
    shop: string | null;
    number: string | null;
    /** In cents. */
    amount: number | null;
    webhook: string | null;
    reason: string | null;
  }>;

/**
 * Reads the recipients of the mails about some events, by the ids of the events, with what their
 * texts name. A shop that has never saved its settings receives every kind.
 */
export async function readRecipients(
  tx: Tx,
  events: readonly number[],
): Promise<ReadonlyMap<number, Recipient>> {
  const rows = await tx.run(sql<Row>`
    select e.id as event, m.language,
      case when m.email_verified then m.email end as email,
      case when m.phone_verified then m.phone end as phone,
      coalesce(c.mail_withdrawals, true) as withdrawals,
      coalesce(c.mail_disputes, true) as disputes,
      coalesce(c.mail_webhooks, true) as webhooks,
      s.name as shop, coalesce(w.short_no, r.number) as number,
      coalesce(w.amount, r.refund_amount) as amount, h.name as webhook,
      s.closed_reason as reason
    from domain_events e
      join shops s on s.id = e.shop_id
      join members m on m.id = s.owner_id
      left join shop_config c on c.shop_id = s.id
      left join withdrawals w on e.topic like 'withdrawal.%' and w.id = e.key and w.shop_id = s.id
      left join refunds r on e.topic like 'refund.%' and r.id = e.key and r.shop_id = s.id
      left join webhooks h on e.topic like 'webhook.%' and h.id = e.key and h.shop_id = s.id
    where e.id = any(${[...events]}::bigint[])`);
  return new Map(rows.map((row) => [row.event, toRecipient(row)]));
}

function toRecipient(row: Row): Recipient {
  const { email, phone, language, withdrawals, disputes, webhooks } = row;
  return {
    email,
    phone,
    language,
    wants: {
      withdrawalPaid: withdrawals,
      withdrawalReturned: withdrawals,
      refundEscalated: disputes,
      disputeWon: disputes,
      disputeLost: disputes,
      webhookDisabled: webhooks,
      // An applicant cannot open the settings yet.
      shopApproved: true,
      shopDeclined: true,
      // Whoever is closed has to know it.
      shopClosed: true,
      shopReopened: true,
    },
    facts: {
      shop: row.shop ?? "",
      number: row.number ?? "",
      amount: row.amount ?? 0,
      webhook: row.webhook ?? "",
      reason: row.reason ?? "",
    },
  };
}
