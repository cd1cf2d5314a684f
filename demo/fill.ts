import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { consumeAll } from "../core/events/server/consumeEvents.ts";
import type { Actor, Resource } from "../framework/schema/index.ts";
import type { Database } from "../framework/server/database/openDatabase.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import type { DefinedRules } from "../framework/server/defineRules.ts";
import { type Caller, Engine } from "../framework/server/engine.ts";
import { setPassword } from "../framework/server/memberSessions.ts";
import { readStored } from "../framework/server/operations/readRecord.ts";
import { runAction } from "../framework/server/operations/runAction.ts";
import { save } from "../framework/server/operations/save.ts";
import { insertRow } from "../framework/server/operations/writeRows.ts";
import { type Tx, transaction } from "../framework/server/transaction.ts";
import { createServices } from "../server/services.ts";
import { addAccounts } from "./addAccounts.ts";
import { addApiKeys } from "./addApiKeys.ts";
import { addApplications } from "./addApplications.ts";
import { addClosedShop } from "./addClosedShop.ts";
import { addComments } from "./addComments.ts";
import { addContent, addRelations } from "./addContent.ts";
import { addCounts } from "./addCounts.ts";
import { addCoupons } from "./addCoupons.ts";
import { addCustomerTags, addPoints, addProfiles, addRewards } from "./addCustomers.ts";
import { addFlashSales } from "./addFlashSales.ts";
import { addFreeDeliveries } from "./addFreeDeliveries.ts";
import { addFreight } from "./addFreight.ts";
import { addGiftCards } from "./addGiftCards.ts";
import { addGoods } from "./addGoods.ts";
import { addGroups } from "./addGroups.ts";
import { addLibrary } from "./addLibrary.ts";
import { addMaterials } from "./addMaterials.ts";
import { addMerges } from "./addMerges.ts";
import { addMoney } from "./addMoney.ts";
import { addPast } from "./addPast.ts";
import { addPlatform } from "./addPlatform.ts";
import { addPlatformCoupons } from "./addPlatformCoupons.ts";
import { addPointGoods } from "./addPointGoods.ts";
import { addPointPayments } from "./addPointPayments.ts";
import { addPurchases } from "./addPurchases.ts";
import { addStaff } from "./addStaff.ts";
import { addTerms } from "./addTerms.ts";
import { addTrade } from "./addTrade.ts";
import { addVouchers } from "./addVouchers.ts";
import { addLocations, addWarehouseWork } from "./addWarehouse.ts";
import { addWebhooks } from "./addWebhooks.ts";
import { addWelcome } from "./addWelcome.ts";
import { demoCategories } from "./categories.ts";
import { dateFirstStock, sortEntries } from "./dateEntries.ts";
import { findLook } from "./drawings.ts";
import { demoLibrary } from "./library.ts";
import { demoMembers, demoPassword, demoPayPassword, demoShops } from "./members.ts";
import type { StorePicture } from "./pictures.ts";
import { demoCities, demoCountries } from "./places.ts";
import { isBook } from "./shelves.ts";
import { demoDepartments, demoSuppliers, demoWarehouses } from "./shops.ts";

type Values = Record<string, unknown>;
const silent = { info() {}, warn() {}, error() {} };

/**
 * Fills an empty database with the demo. People, shops and goods are added in one transaction, so
 * that an interrupted start begins again from an empty database; then trade is added command by
 * command, each in its own transaction as in production.
 */
export async function fillDemo(
  database: Database,
  resources: readonly Resource[],
  rules: readonly DefinedRules[],
  storePicture: StorePicture,
): Promise<void> {
  // Provider refunds are sent at simulated times, not when they are requested.
  const pay = { sandbox: true, sendAtOnce: false };
  const { services, payments } = createServices({ database, log: silent, demo: true, pay });
  const { sandbox } = payments;
  if (!sandbox) throw new Error("the demo has no payment sandbox");
  const engine = new Engine({
    resources,
    rules,
    database,
    translate: (_locale, key) => key,
    services,
  });
  const [passwordHash, payHash] = [await hash(demoPassword), await hash(demoPayPassword)];
  const { shops, closed, platform } = await transaction(
    database.pool,
    { tenant: "none" },
    "write",
    async (tx) => {
      const actors = await addPeople(tx, { passwordHash, payHash });
      const createRecord = (caller: Caller, resource: string, values: Values) =>
        insertRow({ tx, resource: engine.resource(resource), actor: caller.actor }, values);
      await addPlaces(createRecord, tx, actors("platform"));
      for (const shop of ["harbour", "laneway"] as const)
        await addShop(createRecord, tx, actors(shop), shop);
      await addApplications({ engine, tx, createRecord, passwordHash, storePicture });
      for (const shop of ["harbour", "laneway"] as const) {
        const owner = actors(shop);
        const library = demoLibrary(createRecord, owner, storePicture);
        await addGoods(
          {
            engine,
            tx,
            createRecord,
            getPicture: (name, category) =>
              library.product(name, {
                folder: "Goods",
                look: isBook(category) ? "book" : findLook(name),
              }),
          },
          owner,
          shop,
        );
        await addMaterials(tx, library, shop, owner.actor.tenantId);
      }
      for (const shop of ["harbour", "laneway"] as const) {
        await addRelations({ tx, createRecord }, actors(shop), shop);
        await addAccounts({ createRecord, storePicture }, actors(shop));
      }
      await addPast(createRecord, actors("harbour"));
      await addContent({ tx, createRecord, storePicture }, actors("platform"));
      await addLibrary({ tx, createRecord, storePicture }, actors("platform"));
      await addPlatform(createRecord, tx, actors("platform"));
      await addTerms(createRecord, tx, actors("platform"));
      await addApiKeys(engine, tx, actors("harbour"));
      await addHistory(engine, tx, actors);
      const traders = (["harbour", "laneway"] as const).map((name) => {
        const { id, name: called, tenantId: shopId } = actors(name).actor;
        return { id: shopId ?? 0, staff: { kind: "staff", id, name: called } as const };
      });
      const { id, name } = actors("platform").actor;
      const closed = actors("saltbush").actor.tenantId ?? 0;
      return { shops: traders, closed, platform: { kind: "platform", id, name } as const };
    },
  );
  await dateFirstStock(database);
  const market = await addTrade(engine, sandbox, shops, platform);
  await addGroups(market, shops);
  await addCoupons(market, shops);
  await addPlatformCoupons(market, shops, platform);
  await addFlashSales(market, shops);
  await addFreeDeliveries(market, shops);
  await addVouchers(market, shops);
  await addComments(market, shops);
  await addMoney(engine, [...shops, ...(await addWelcome(engine, storePicture))], platform);
  // Their shops pay for them from what was settled.
  await addGiftCards(market, shops);
  await addPointPayments(market, shops, platform);
  await addPointGoods(market, shops, platform);
  await addPurchases(market, shops);
  await addClosedShop(engine, closed, platform);
  await addWarehouseWork(market, shops);
  await addCounts(market, shops);
  await addMerges(market, shops);
  await sortEntries(market);
  while ((await consumeAll(engine)) > 0);
  // The figures of customers follow from events.
  await addCustomerTags(market, shops);
  await addPoints(market, platform);
  await addProfiles(market);
  await addRewards(market);
  // Levels follow from points.
  while ((await consumeAll(engine)) > 0);
  // After the events of the past, which nothing is to be sent of.
  await addWebhooks(engine, shops[0]?.id ?? 0);
  // Puts notices in chronological order, and removes those about withdrawals that were cancelled.
  await writePool(
    database.pool,
    sql`
    with told as (delete from notices returning shop_id, kind, ref_id, add_time)
    insert into notices (shop_id, kind, ref_id, add_time) select shop_id, kind, ref_id, add_time from told
    where kind <> 'withdrawBack' or ref_id in (select id from withdrawals where status = 'rejected') order by add_time`,
  );
  // Marks notices older than one day as read by the staff.
  await writePool(
    database.pool,
    sql`
    insert into notices_read (member_id, upto) select m.id, max(n.id) from members m join notices n on n.shop_id = m.shop_id
    where n.add_time < now() - interval '1 day' group by m.id`,
  );
}
export type CreateRecord = (
  caller: Caller,
  resource: string,
  values: Values,
) => Promise<{ id: number }>;

async function addPeople(
  tx: Tx,
  { passwordHash, payHash }: { passwordHash: string; payHash: string },
): Promise<(username: string) => Caller> {
  const shops = new Map<string, number>();
  for (const { key, name } of demoShops) {
    const row = await tx.first(tx.db.insertInto("shops").values({ name }).returning("id"));
    if (row) shops.set(key, row.id);
  }
  const actors = new Map<string, Actor>();
  for (const member of demoMembers) {
    const shopId = member.shop ? (shops.get(member.shop) ?? null) : null;
    const row = await tx.first(
      tx.db
        .insertInto("members")
        .values({
          shop_id: shopId,
          username: member.username,
          realname: member.realname,
          main: member.main,
          email: `${member.username.replace(":", ".")}@example.com`,
          email_verified: true,
        })
        .returning("id"),
    );
    const id = row?.id ?? 0;
    await setPassword(tx, id, passwordHash, false);
    if (member.main && shopId !== null)
      await tx.run(
        tx.db
          .updateTable("credentials")
          .set({ pay_password_hash: payHash })
          .where("member_id", "=", id),
      );
    if (member.main && shopId !== null)
      await tx.run(tx.db.updateTable("shops").set({ owner_id: id }).where("id", "=", shopId));
    actors.set(member.username, {
      id,
      name: member.realname,
      realm: member.realm,
      tenantId: shopId,
      roles: ["admin"],
      permissions: [],
    });
  }
  return (username) => {
    const actor = actors.get(username);
    if (!actor) throw new Error(`the demo has no member ${username}`);
    return { actor, locale: "en", ip: "127.0.0.1", requestId: "demo" };
  };
}

async function addPlaces(createRecord: CreateRecord, tx: Tx, platform: Caller): Promise<void> {
  const countries = new Map<string, number>();
  for (const country of demoCountries())
    countries.set(
      country.code,
      (
        await createRecord(platform, "countries", {
          ...country,
          status: country.code === "AQ" ? "disabled" : "enabled",
        })
      ).id,
    );
  // The nine cities of offline shops have the ids 8 to 16, which clients rely on.
  await tx.run(sql`select setval(pg_get_serial_sequence('cities', 'id'), 8, false)`);
  for (const { country, ...city } of demoCities)
    await createRecord(platform, "cities", {
      ...city,
      country: countries.get(country),
      status: "enabled",
    });
  const categories = new Map<string, number>();
  for (const { key, parentKey, ...values } of demoCategories()) {
    const parent = parentKey === null ? null : categories.get(parentKey);
    categories.set(
      key,
      (
        await createRecord(platform, "categories", {
          ...values,
          parent,
          commissionRate: parentKey ? null : 8,
          status: values.name.en === "Nappies" ? "disabled" : "enabled",
        })
      ).id,
    );
  }
}

async function addShop(
  createRecord: CreateRecord,
  tx: Tx,
  owner: Caller,
  shop: "harbour" | "laneway",
): Promise<void> {
  for (const supplier of demoSuppliers(shop)) await createRecord(owner, "suppliers", supplier);
  const warehouses: number[] = [];
  for (const warehouse of demoWarehouses[shop])
    warehouses.push((await createRecord(owner, "warehouses", warehouse)).id);
  if (warehouses[0]) await addLocations(createRecord, owner, warehouses[0]);
  const addBranch = async (
    branches: typeof demoDepartments,
    parent: number | null,
  ): Promise<void> => {
    for (const [index, { name, leader, children }] of branches.entries()) {
      const { id } = await createRecord(owner, "departments", {
        name,
        leader: leader ?? null,
        parent,
        sort: index + 1,
        status: "active",
      });
      if (children) await addBranch(children, id);
    }
  };
  await addBranch(demoDepartments, null);
  await addStaff(createRecord, tx, owner, shop);
  await addFreight(createRecord, owner, shop);
}
/** Runs some real operations, so that logs and histories are not empty. */
async function addHistory(
  engine: Engine,
  tx: Tx,
  actors: (username: string) => Caller,
): Promise<void> {
  const suppliers = engine.resource("suppliers");
  const pause = suppliers.actionList.find((action) => action.name === "pause");
  const ids = await tx.run(
    tx.db
      .selectFrom("suppliers")
      .select("id")
      .where("shop_id", "=", actors("harbour").actor.tenantId)
      .where("status", "=", "active")
      .orderBy("id")
      .limit(12),
  );
  for (const [index, { id }] of ids.entries()) {
    const who = actors(index % 3 === 0 ? "harbour:mia" : "harbour");
    const { paymentDays } = await readStored(tx, suppliers, who.actor, id);
    await save(
      { ...who, engine, tx, resource: suppliers },
      {
        id,
        version: null,
        values: {
          paymentDays: paymentDays === 14 ? 21 : 14,
          remark: "Terms agreed by phone.",
        },
      },
    );
    if (pause && index % 4 === 1)
      await runAction(
        { ...who, engine, tx, resource: suppliers },
        pause,
        { id, version: null },
        { reason: "Stocktake until Monday" },
      );
  }
  const countries = engine.resource("countries");
  const australia = await tx.first(
    tx.db.selectFrom("countries").select("id").where("code", "=", "AU"),
  );
  if (australia)
    await save(
      { ...actors("platform"), engine, tx, resource: countries },
      {
        id: australia.id,
        version: null,
        values: { sort: 1 },
      },
    );
}
