import { sql } from "kysely";
import type { Point } from "../framework/schema/index.ts";
import type { Engine } from "../framework/server/engine.ts";
import { setPassword } from "../framework/server/memberSessions.ts";
import { toSystemContext } from "../framework/server/operations/systemContext.ts";
import type { Calculated, TableRow } from "../framework/server/tables/DB.ts";
import type { Tx } from "../framework/server/transaction.ts";
import { calculateDeadline, certFields } from "../resources/shop/index.ts";
import { initializeShop } from "../resources/shop/testing.ts";
import { type DemoApplication, demoApplications } from "./applications.ts";
import type { CreateRecord } from "./fill.ts";
import { createPictureMaker, type StorePicture } from "./pictures.ts";

interface Tools {
  engine: Engine;
  tx: Tx;
  createRecord: CreateRecord;
  passwordHash: string;
  storePicture: StorePicture;
}
/** The one applicant who can sign in, so that joining can be tried. */
const withPassword = "orchard";
const points: Readonly<Record<string, Point>> = {
  Sydney: { lat: -33.8688, lng: 151.2093 },
  Melbourne: { lat: -37.8136, lng: 144.9631 },
  Brisbane: { lat: -27.4698, lng: 153.0251 },
  Perth: { lat: -31.9523, lng: 115.8613 },
  Adelaide: { lat: -34.9285, lng: 138.6007 },
  Newcastle: { lat: -32.9283, lng: 151.7817 },
  Canberra: { lat: -35.2809, lng: 149.13 },
};
const day = 24 * 60 * 60 * 1000;

/**
 * Adds the certification of each demo shop, and applications that are waiting, rejected or
 * unfinished.
 */
export async function addApplications(tools: Tools): Promise<void> {
  for (const one of demoApplications()) {
    const { shopId, memberId } = await addApplicant(tools, one);
    const pictures = createPictureMaker(shopId, tools.storePicture);
    const logo = await pictures.sign(one.name.en.slice(0, 1), one.colour);
    const caller = {
      actor: {
        id: memberId,
        name: one.owner,
        realm: "shop" as const,
        tenantId: shopId,
        roles: ["admin"],
        permissions: [],
      },
      locale: "en" as const,
      ip: "127.0.0.1",
      requestId: "demo",
    };
    await tools.createRecord(caller, "shopInfo", {
      ...(await addDocuments(one, pictures)),
      ...(one.state === "documents" ? {} : await buildDetails(tools.tx, one, logo)),
      ...buildDecision(one),
      ...(one.state === "approved" ? buildTax(one) : {}),
    });
    await tools.tx.run(sql`update shop_info set reviewer = (select id from members where username = 'platform')
      where shop_id = ${shopId} and reviewed_at is not null`);
    if (one.state !== "approved") continue;
    await tools.tx.run(
      tools.tx.db
        .updateTable("shops")
        .set({ name: one.name.en, logo, type: one.type })
        .where("id", "=", shopId),
    );
    await initializeShop(toSystemContext(tools), shopId, "en");
  }
}

async function addApplicant(
  { tx, passwordHash }: Tools,
  { username, owner, daysAgo }: DemoApplication,
) {
  const there = await tx.first(
    tx.db
      .selectFrom("members")
      .select(["id as memberId", "shop_id as shopId"])
      .where("username", "=", username),
  );
  if (there?.shopId) return { ...there, shopId: there.shopId };
  const since = new Date(Date.now() - ((daysAgo ?? 1) + 2) * day).toISOString();
  const made = await tx.first(sql<
    Calculated<{
      memberId: TableRow<"members">["id"];
      shopId: NonNullable<TableRow<"members">["shop_id"]>;
    }>
  >`
    with shop as (insert into shops (add_time) values (${since}) returning id)
    insert into members (shop_id, username, realname, main, register_time)
    select id, ${username}, ${owner}, true, ${since} from shop returning id as "memberId", shop_id as "shopId"`);
  if (!made) throw new Error(`no shop was made for ${username}`);
  await tx.run(
    tx.db.updateTable("shops").set({ owner_id: made.memberId }).where("id", "=", made.shopId),
  );
  if (username === withPassword) await setPassword(tx, made.memberId, passwordHash, false);
  return made;
}

/** Documents that the certification type requires. */
async function addDocuments(
  one: DemoApplication,
  { paper }: ReturnType<typeof createPictureMaker>,
) {
  const { type, owner, company, certType, idNo, name } = one;
  const none = Object.fromEntries(Object.keys(certFields).map((field) => [field, null]));
  const lines = [`Name: ${company ?? owner}`, `Number: ${idNo}`, "Issued in Australia"];
  const own = { ...none, type, certType, idNo, cardImgs: [] };
  if (type === "individual")
    return {
      ...own,
      realname: owner,
      cardImgs: [
        await paper("Identity document", lines),
        await paper("Reverse side", ["Valid for ten years"]),
      ],
    };
  return {
    ...own,
    company,
    licence: await paper("Business licence", lines),
    brandImg:
      type === "flagship"
        ? await paper("Brand authorisation", [`Brand: ${name.en}`, ...lines])
        : null,
  };
}

async function buildDetails(
  tx: Tx,
  { name, owner, street, city, category, phone, username }: DemoApplication,
  logo: string,
) {
  const place = await tx.first(sql<
    Pick<TableRow<"cities">, "country"> &
      Calculated<{ city: TableRow<"cities">["id"]; category: number }>
  >`
    select c.country, c.id as city, (select id from categories where name ->> 'en' = ${category} limit 1) as category
    from cities c where c.name ->> 'en' = ${city}`);
  if (!place?.category) throw new Error(`the demo has no ${city}, or no shelf ${category}`);
  return {
    ...place,
    names: { ...name, km: null },
    addresses: { en: `${street}, ${city}`, zhCN: null, zhTW: null, km: null },
    logo,
    produce: `Everything at ${name.en} is hand-picked by ${owner}.\n${name.zhCN}的每一件商品都由店主亲自挑选。`,
    owner,
    phone,
    email: `${username}@example.com`,
    point: points[city] ?? null,
    businessHours: Object.fromEntries(
      ["monday", "tuesday", "wednesday", "thursday", "friday"].map((weekday) => [
        weekday,
        [{ open: "09:00", close: "17:30" }],
      ]),
    ),
    showPhone: true,
    showEmail: true,
  };
}

/** The registration for GST that an approved shop states. */
const buildTax = ({ certType, idNo, gstFrom }: DemoApplication) => ({
  abn: certType === "abn" ? idNo : null,
  gstRegistered: gstFrom !== null,
  gstFrom,
});

/** Submission date, deadline and decision of an application. */
function buildDecision({ state, daysAgo, reason, reasonText }: DemoApplication) {
  const submitted = daysAgo === null ? null : new Date(Date.now() - daysAgo * day);
  const decided = state === "approved" || state === "rejected";
  return {
    status: state,
    reason,
    reasonText,
    submittedAt: submitted?.toISOString() ?? null,
    deadline:
      submitted && state === "reviewing" ? calculateDeadline(submitted).toISOString() : null,
    reviewedAt: submitted && decided ? new Date(submitted.getTime() + 2 * day).toISOString() : null,
  };
}
