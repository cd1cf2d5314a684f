import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

type Sale = Pick<CamelRow<"gift_card_sales">, "shopId" | "amount" | "status" | "code" | "paidAt"> &
  Calculated<{
    payOrderNo: string;
    shopName: string | null;
    codeShown: boolean;
    lastDay: string | null;
  }>;

/** Reads the gift cards that a buyer has bought, the newest first. */
export const readOwnSales = (tx: Tx, buyerId: number, onlyShop: number | null): Promise<Sale[]> =>
  tx.run(sql<Sale>`
    select s.number as "payOrderNo", s.shop_id as "shopId", n.name as "shopName", s.amount, s.status, s.code,
      s.code_shown_at is not null as "codeShown", c.last_day as "lastDay", s.paid_at as "paidAt"
    from gift_card_sales s join shops n on n.id = s.shop_id left join gift_cards c on c.id = s.gift_card_id
    where s.member_id = ${buyerId} and (${onlyShop}::bigint is null or s.shop_id = ${onlyShop})
    order by s.id desc limit 200`);
