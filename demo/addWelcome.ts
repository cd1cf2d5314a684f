import { type Actor, inTransaction, systemActor } from "../core/server/transactionContext.ts";
import type { Engine } from "../framework/server/engine.ts";
import { insertRow } from "../framework/server/operations/writeRows.ts";
import { transaction } from "../framework/server/transaction.ts";
import { post } from "../resources/finance/server.ts";
import { addAccounts } from "./addAccounts.ts";
import type { CreateRecord } from "./fill.ts";
import type { StorePicture } from "./pictures.ts";

/** Shops that have opened and sold nothing yet. */
const startedAt = ["wattle", "bluegum"] as const;
const daysAgo = 28;
/** Cents. */
const welcome = 60_000;

/** Adds new shops with a welcome credit from the platform, which they may withdraw. */
export async function addWelcome(
  engine: Engine,
  storePicture: StorePicture,
): Promise<{ id: number; staff: Actor }[]> {
  const shops: { id: number; staff: Actor }[] = [];
  for (const owner of startedAt) shops.push(await welcomeShop(engine, storePicture, owner));
  return shops;
}
async function welcomeShop(
  engine: Engine,
  storePicture: StorePicture,
  username: string,
): Promise<{ id: number; staff: Actor }> {
  const owner = await transaction(engine.database.pool, { tenant: "none" }, "write", async (tx) => {
    const found = await tx.first(
      tx.db
        .selectFrom("members")
        .select(["id", "realname as name", "shop_id as shopId"])
        .where("username", "=", username),
    );
    if (!found?.shopId) throw new Error(`the demo has no member ${username}`);
    const { id, name, shopId } = { ...found, name: found.name ?? username, shopId: found.shopId };
    const realm = "shop" as const;
    const actor = { id, name, tenantId: shopId, realm, roles: ["admin"], permissions: [] };
    const createRecord: CreateRecord = (caller, resource, values) =>
      insertRow({ tx, resource: engine.resource(resource), actor: caller.actor }, values);
    await addAccounts(
      { createRecord, storePicture },
      { actor, locale: "en", ip: "127.0.0.1", requestId: "demo" },
    );
    return { id, name, shopId };
  });
  const { id, name, shopId } = owner;
  await inTransaction(
    engine,
    { actor: systemActor, now: new Date(Date.now() - daysAgo * 86_400_000) },
    (command) =>
      post(command, {
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
