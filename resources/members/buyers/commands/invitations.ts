import { randomInt } from "node:crypto";
import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";

/** Letters and digits that are not mistaken for each other. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;
const generateCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? "").join("");

/** Whether a text can be an invitation code, in any case. */
export const isInviteCode = (code: string): boolean =>
  code.length === length && [...code.toUpperCase()].every((letter) => alphabet.includes(letter));

type Invitation = Pick<CamelRow<"buyers">, "inviteCode" | "inviteCount">;

/**
 * Returns a buyer's invitation code, which the first call creates, how many have used it, and the
 * points of each.
 */
export async function readInvitation(
  ctx: TransactionContext,
  buyerId: number,
): Promise<{ code: string; count: number; points: number }> {
  const { tx } = ctx;
  const found = await tx.first(
    tx.db
      .selectFrom("buyers")
      .select(["invite_code as inviteCode", "invite_count as inviteCount"])
      .where("id", "=", buyerId)
      .forNoKeyUpdate(),
  );
  const { inviteCode, inviteCount }: Invitation = found ?? { inviteCode: null, inviteCount: 0 };
  const config = await tx.first(
    tx.db.selectFrom("platform_config").select("invite_point as points"),
  );
  const of = { count: inviteCount, points: config?.points ?? 0 };
  if (inviteCode) return { code: inviteCode, ...of };
  // Of 30^8 codes one is taken so rarely that its unique index may reject the call.
  const code = generateCode();
  await updateRows(ctx, "buyers", buyerId, { invite_code: code });
  return { code, ...of };
}

/**
 * Finds who invites with a code, in any case.
 *
 * @throws {DomainError} `buyer.inviteUnknown` when nobody has the code.
 */
export async function findInviter(tx: Tx, code: string): Promise<number> {
  const id = isInviteCode(code)
    ? await tx.readValue(sql<number>`
        select id from buyers where invite_code_end = reverse(lower(${code})) and status = 'normal'`)
    : undefined;
  if (!id) throw domainError("buyer.inviteUnknown", {}, { fields: ["inviteCode"] });
  return Number(id);
}

/** Counts a buyer who has signed up with an invitation. */
export const countInvited = ({ tx }: Pick<TransactionContext, "tx">, inviterId: number) =>
  tx.run(
    tx.db
      .updateTable("buyers")
      .set((eb) => ({ invite_count: eb("invite_count", "+", 1) }))
      .where("id", "=", inviterId),
  );
