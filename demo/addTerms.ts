import type { Caller } from "../framework/server/engine.ts";
import type { Tx } from "../framework/server/transaction.ts";
import type { CreateRecord } from "./fill.ts";

/** Terms agreed with individual shops, by owner; the others have the default terms. */
const agreed = [
  {
    owner: "laneway",
    commissionRate: 6,
    settlement: "realtime",
    remark: "Books: as agreed for the first two years 图书类目，首两年优惠费率",
  },
  {
    owner: "wattle",
    commissionRate: null,
    settlement: "month",
    remark: "New: looked at again in March 新店，三月复核",
  },
  { owner: "bluegum", commissionRate: 7.5, settlement: "day", remark: null },
] as const;

export async function addTerms(
  createRecord: CreateRecord,
  tx: Tx,
  platform: Caller,
): Promise<void> {
  for (const { owner, ...terms } of agreed) {
    const found = await tx.first(
      tx.db.selectFrom("members").select("shop_id as shop").where("username", "=", owner),
    );
    if (found)
      await createRecord(platform, "shopTerms", {
        ...terms,
        shop: found.shop,
        withdrawBlocked: false,
      });
  }
}
