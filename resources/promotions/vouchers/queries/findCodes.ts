import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { codeFaults } from "../voucherCalls.ts";
import { hashVoucherCode } from "../voucherCodes.ts";

type Found = Pick<CamelRow<"vouchers">, "id" | "status" | "startsAt" | "endsAt"> &
  Calculated<{ isUsed: boolean; orderNumber: string | null }>;

/** Finds the voucher of a code of one shop, and the order that has used a code for one order. */
export const findVoucherOfCode = (
  tx: Tx,
  code: string,
  shopId: number | null,
): Promise<Found | undefined> =>
  tx.first(sql<Found>`
    select v.id, v.status, v.starts_at as "startsAt", v.ends_at as "endsAt",
      coalesce(c.used >= c.quantity, false) as "isUsed",
      (select o.number from voucher_uses u join orders o on o.id = u.order_id
        where u.code_id = c.id and u.status = 'used' and c.quantity = 1 limit 1) as "orderNumber"
    from voucher_codes c join vouchers v on v.id = c.voucher_id
    where c.hash = ${hashVoucherCode(code)} and c.shop_id = ${shopId}`);

/** Why a code cannot be used now; null where it can. */
export function findCodeFault(
  found: Omit<Found, "id" | "orderNumber"> | undefined,
  now: Date,
): (typeof codeFaults)[number] | null {
  if (!found) return "unknown";
  if (found.status === "closed") return "closed";
  if (found.status === "ended" || (found.endsAt && new Date(found.endsAt) <= now)) return "expired";
  if (found.isUsed) return "used";
  return found.startsAt && now < new Date(found.startsAt) ? "notYet" : null;
}

/** Who enters a code, and where. */
interface Entry {
  buyerId: number;
  /** The shop of the storefront, if it is that of one shop. */
  onlyShop: number | null;
  now: Date;
}
type Entered = Omit<Found, "orderNumber"> & Calculated<{ isOwn: boolean }>;
/** Whether a buyer can use a code in some order now, or has used it before. */
export async function isUsableCode(
  tx: Tx,
  code: string,
  { buyerId, onlyShop, now }: Entry,
): Promise<boolean> {
  const found = await tx.first(sql<Entered>`
    select v.id, v.status, v.starts_at as "startsAt", v.ends_at as "endsAt",
      coalesce(c.used >= c.quantity, false) as "isUsed", exists (
        select from voucher_uses u where u.code_id = c.id and u.member_id = ${buyerId}
          and u.status = 'used') as "isOwn"
    from voucher_codes c join vouchers v on v.id = c.voucher_id
    where c.hash = ${hashVoucherCode(code)}
      and (${onlyShop}::bigint is null or c.shop_id = ${onlyShop})`);
  return found !== undefined && (found.isOwn || findCodeFault(found, now) === null);
}
