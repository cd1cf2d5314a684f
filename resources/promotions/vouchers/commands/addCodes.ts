import { sql } from "kysely";
import { insertMany } from "../../../../core/server/insertMany.ts";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { invalid, notFound } from "../../../../framework/server/domainError.ts";
import { domainError } from "../../errors.ts";
import { generateCode, maskCode } from "../../giftCards/codes.ts";
import type { codeKinds } from "../voucherCalls.ts";
import { hashVoucherCode } from "../voucherCodes.ts";

export interface NewCodes {
  id: number;
  shopId: number;
  kind: (typeof codeKinds)[number];
  /** The code that many use. */
  code?: string | null;
  /** How many orders it is for; any number without one. */
  quantity?: number | null;
  /** The codes of a batch. */
  count?: number | null;
  name?: string | null;
}

/**
 * Adds a batch of codes to a voucher that is not over, and returns them: only their hashes are
 * stored. From then on its terms are fixed.
 *
 * @throws {DomainError} `record.notFound` when the shop has no such voucher.
 * @throws {DomainError} `voucher.over` when it has ended.
 * @throws {DomainError} `input.invalid` when the shop already has the code.
 */
export async function addCodes(
  ctx: TransactionContext,
  { id, shopId, kind, code, quantity = null, count, name = null }: NewCodes,
): Promise<string[]> {
  const { tx, now, actor } = ctx;
  const voucher = await tx.first(
    tx.db
      .selectFrom("vouchers")
      .select("status")
      .where("id", "=", id)
      .where("shop_id", "=", shopId)
      .forUpdate(),
  );
  if (!voucher) throw notFound();
  if (voucher.status !== "planned" && voucher.status !== "running")
    throw domainError("voucher.over");
  const isShared = kind === "shared";
  const codes = isShared ? [code ?? ""] : Array.from({ length: count ?? 1 }, generateCode);
  const [batchId] = await tx.readValues(sql<number>`
    insert into vouchers_batches (shop_id, parent_id, position, at, kind, name, code, count, quantity, by_name)
    select ${shopId}::bigint, ${id}::bigint, (select count(*) from vouchers_batches where parent_id = ${id})::integer,
      ${now.toISOString()}::timestamptz, ${kind}, ${isShared ? null : name},
      ${isShared ? maskCode(code ?? "") : null}, ${codes.length}::integer, ${isShared ? quantity : null}::integer,
      ${actor.name || null}
    returning id`);
  await checkUnknown(ctx, shopId, codes);
  await tx.run(
    insertMany(
      "voucher_codes",
      codes.map((one) => ({
        shopId,
        voucherId: id,
        batchId: Number(batchId),
        hash: hashVoucherCode(one),
        quantity: isShared ? quantity : 1,
        used: 0,
      })),
    ),
  );
  await updateRows(ctx, "vouchers", id, { has_codes: true });
  return codes;
}

/**
 * Rejects a code that the shop already has; two that add it at once fail on its unique key.
 *
 * @throws {DomainError} `input.invalid` when the shop already has the code.
 */
async function checkUnknown(
  { tx }: TransactionContext,
  shopId: number,
  codes: readonly string[],
): Promise<void> {
  const known = await tx.first(
    tx.db
      .selectFrom("voucher_codes")
      .select("id")
      .where("shop_id", "=", shopId)
      .where("hash", "in", codes.slice(0, 1).map(hashVoucherCode)),
  );
  if (known) throw invalid({ code: { key: "resources.vouchers.validation.codeTaken" } });
}
