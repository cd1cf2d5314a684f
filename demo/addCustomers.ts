import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { updateFields } from "../core/server/updateRows.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { save } from "../framework/server/operations/save.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import {
  adjustPoints,
  creditInvitation,
  expireLot,
  giveBirthday,
  signInToday,
} from "../resources/members/testing.ts";
import { toShopCaller } from "./addGroups.ts";
import { demoNotes, demoPoints, demoProfiles, demoRewards, demoTags } from "./customers.ts";
import type { DemoMarket } from "./scenario.ts";

const day = 86_400_000;
interface Shop {
  id: number;
  staff: Actor;
}

/** Adds what shops note about their customers, once events have made their figures. */
export async function addCustomerTags(market: DemoMarket, shops: readonly Shop[]): Promise<void> {
  for (const [index, shop] of shops.entries()) {
    const customers = await queryPool(
      market.engine.database.pool,
      compiler
        .selectFrom("shop_buyers")
        .select("id")
        .where("shop_id", "=", shop.id)
        .orderBy("spent", "desc")
        .orderBy("id"),
    );
    const write = (resource: string, id: number | null, values: object) =>
      market.command(systemActor, new Date(), ({ engine, tx }) =>
        save(
          { ...toShopCaller(shop), engine, tx, resource: engine.resource(resource) },
          { id, version: null, values: { ...values } },
        ),
      );
    const tagIds = new Map<number, number[]>();
    for (const { name, colour, ranks } of demoTags.filter((tag) => tag.shop === index)) {
      const tag = Number((await write("buyerTags", null, { name, colour })).id);
      for (const rank of ranks) tagIds.set(rank, [...(tagIds.get(rank) ?? []), tag]);
    }
    for (const [rank, { id }] of customers.entries()) {
      const note = index === 0 ? demoNotes[rank] : undefined;
      const tags = tagIds.get(rank);
      if (note || tags)
        await write("shopBuyers", id, { ...(note && { note }), ...(tags && { tagIds: tags }) });
    }
  }
}

/** Adds what buyers have added to their profiles, and who invited them. */
export async function addProfiles({ buyers, command }: DemoMarket): Promise<void> {
  for (const { buyer, invitedBy, ...profile } of demoProfiles) {
    const own = buyers[buyer];
    const inviter = invitedBy === undefined ? undefined : buyers[invitedBy];
    if (own)
      await command(systemActor, new Date(), (ctx) =>
        updateFields(ctx, "buyers", own.id, {
          ...profile,
          ...(inviter && { invitedBy: inviter.id }),
        }),
      );
  }
}

/** Adds the points of invitations, and those of the birthdays of the past weeks. */
export async function addRewards({ buyers, command, engine }: DemoMarket): Promise<void> {
  for (const { buyer, invitedBy } of demoProfiles) {
    const own = buyers[buyer];
    if (!own || invitedBy === undefined) continue;
    const [first] = await queryPool(
      engine.database.pool,
      compiler
        .selectFrom("orders")
        .select(["id", "finish_time as at"])
        .where("member_id", "=", own.id)
        .where("status", "=", "completed")
        .where("finish_time", "is not", null)
        .orderBy("finish_time")
        .limit(1),
    );
    if (first?.at)
      await command(systemActor, new Date(first.at), (ctx) => creditInvitation(ctx, first.id));
  }
  for (const { buyer, daysAgo } of demoRewards.birthdays) {
    const own = buyers[buyer];
    if (!own) continue;
    const at = new Date(Date.now() - daysAgo * day);
    const date = at.toISOString().slice(0, 10);
    await command(systemActor, at, async (ctx) => {
      await updateFields(ctx, "buyers", own.id, { birthday: `1992${date.slice(4)}` });
      await giveBirthday(ctx, { id: own.id, points: demoRewards.birthday, day: date });
    });
  }
}

/** Adds check-ins and adjustments of points, and expires points after their time. */
export async function addPoints({ buyers, command, engine }: DemoMarket, platform: Actor) {
  const now = Date.now();
  for (const one of demoPoints) {
    const buyer = buyers[one.buyer];
    if (!buyer) continue;
    if (one.kind === "adjust")
      await command(platform, new Date(), (ctx) => adjustPoints(ctx, buyer.id, one));
    else
      for (const days of one.days)
        await command(systemActor, new Date(now + days * day), (ctx) => signInToday(ctx, buyer.id));
  }
  const over = await queryPool(
    engine.database.pool,
    compiler
      .selectFrom("point_lots")
      .select(["id", "member_id as memberId"])
      .where("remaining", ">", 0)
      .where("expires_at", "<=", new Date(now).toISOString())
      .orderBy("id"),
  );
  for (const lot of over) await command(systemActor, new Date(), (ctx) => expireLot(ctx, lot));
}
