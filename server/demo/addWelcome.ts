import { sql } from "kysely";
import type { Engine } from "../../framework/server/engine.ts";
import { store } from "../../framework/server/save.ts";
import { transact } from "../../framework/server/tenancy.ts";
import { post } from "../../resources/ledger/server/post.ts";
import { theSystem, trade, type Who } from "../../resources/orders/server/trade.ts";
import { addAccounts } from "./addMoney.ts";

/** Who has opened a shop, and has sold nothing yet. */
const begun = "wattle";
const daysAgo = 28;
/** Cents. */
const welcome = 60_000;

/** A shop that has only begun: the platform has welcomed it with some money, which it may withdraw. */
export async function addWelcome(engine: Engine): Promise<{ id: number; staff: Who }> {
  const owner = await transact(engine.database.pool, { wall: "none" }, "write", async (tx) => {
    const found = await tx.first<{ id: number; name: string; shopId: number }>(
      sql`select id, realname as name, shop_id as "shopId" from members where username = ${begun}`,
    );
    if (!found) throw new Error(`the demo has no member ${begun}`);
    const actor = { ...found, realm: "shop" as const, roles: ["admin"], permissions: [] };
    await addAccounts(
      (caller, resource, values) => store(tx, engine.resource(resource), caller, null, values),
      { actor, locale: "en", ip: "127.0.0.1", requestId: "demo" },
      found.name,
    );
    return found;
  });
  const { id, name, shopId } = owner;
  await trade(engine, { who: theSystem, now: new Date(Date.now() - daysAgo * 86_400_000) }, (deed) =>
    post(deed, {
      type: "adjust",
      refTable: "shop_terms",
      refId: shopId,
      remark: "Welcome to the market hall 开店礼金",
      entries: [
        { account: "balance", shopId, type: "adjust", amount: welcome },
        { account: "platform", type: "adjust", amount: -welcome },
      ],
    }),
  );
  return { id: shopId, staff: { kind: "staff", id, name } };
}
