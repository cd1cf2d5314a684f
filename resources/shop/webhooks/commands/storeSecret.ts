import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** The prefix identifies a leaked secret as one of a webhook of Markethall. */
export const generateSecret = (): string => `mhwh_${randomBytes(32).toString("base64url")}`;

/** The part of the secret that stays visible, by which its owner recognizes it. */
export const getPrefix = (secret: string): string => secret.slice(0, 12);

/**
 * Stores the secret of a webhook that the caller has read. It is not hashed, because every delivery
 * is signed with it.
 */
export const storeSecret = (tx: Tx, webhookId: number, secret: string): Promise<unknown> =>
  tx.asSystem(() =>
    tx.run(sql`
      insert into webhook_secrets (webhook_id, secret) values (${webhookId}, ${secret})
      on conflict (webhook_id) do update set secret = excluded.secret`),
  );
