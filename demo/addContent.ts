import { sql } from "kysely";
import type { Caller } from "../framework/server/engine.ts";
import type { Calculated, TableRow } from "../framework/server/tables/DB.ts";
import type { Tx } from "../framework/server/transaction.ts";
import {
  findFixedLink,
  getPagePath,
  type LinkItem,
  type LinkType,
} from "../resources/goods/index.ts";
import { demoArticleCates, demoArticles } from "./articles.ts";
import type { CreateRecord } from "./fill.ts";
import { createWideMaker, type StorePicture } from "./pictures.ts";

interface Tools {
  tx: Tx;
  createRecord: CreateRecord;
  storePicture: StorePicture;
}

/**
 * Adds the platform's content: articles in their categories, and banners with each kind of link.
 */
export async function addContent(
  { tx, createRecord, storePicture }: Tools,
  platform: Caller,
): Promise<void> {
  const cates = new Map<string, number>();
  for (const [index, { key, ...cate }] of demoArticleCates.entries())
    cates.set(key, (await createRecord(platform, "articleCates", { ...cate, sort: index + 1 })).id);
  const pages: LinkItem[] = [];
  for (const [index, { cate, ...article }] of demoArticles.entries()) {
    const values = { ...article, cateId: cates.get(cate), author: "Markethall", sort: index + 1 };
    const { id } = await createRecord(platform, "articles", {
      ...values,
      views: (demoArticles.length - index) * 37,
    });
    pages.push({ kind: "pages", id, title: article.title, path: getPagePath(id) });
  }
  const wide = createWideMaker(storePicture);
  for (const [index, { en, zhCN, zhTW, colours, link, ...banner }] of (
    await addBanners(tx, pages)
  ).entries()) {
    const [img, imgZhCN, imgZhTW] = [
      await wide(en, colours),
      await wide(zhCN, colours),
      await wide(zhTW, colours),
    ];
    const pictures = { img, imgZhCN, imgZhTW };
    await createRecord(platform, "banners", {
      ...banner,
      ...pictures,
      title: en,
      background: colours[0],
      link,
      sort: index + 1,
      clicks: 900 - index * 140,
    });
  }
}

const place = (type: LinkType, title: string, url?: string): LinkItem => ({
  ...findFixedLink(type, title, url),
});
async function addBanners(tx: Tx, [page]: readonly LinkItem[]) {
  const category = await tx.first(sql<
    Pick<TableRow<"categories">, "id"> & Calculated<{ path: string; name: Record<string, string> }>
  >`
    select c.id, p.id || ',' || c.id as path, c.name from categories c join categories p on p.id = c.parent
    where p.parent is null order by c.id limit 1`);
  const goods = await tx.first(
    tx.db
      .selectFrom("goods")
      .select(["id", "title"])
      .where("status", "=", "onSale")
      .orderBy("id")
      .limit(1),
  );
  const shop = await tx.first(
    tx.db.selectFrom("shops").select(["id", "name"]).orderBy("id").limit(1),
  );
  const shown = { status: "shown" } as const;
  return [
    {
      ...shown,
      location: "home",
      en: "Autumn in the pantry",
      zhCN: "秋日厨房",
      zhTW: "秋日廚房",
      colours: ["#0b4f60", "#2f8f83"],
      link: category
        ? { kind: "category", id: category.id, title: category.name, path: category.path }
        : null,
    },
    {
      ...shown,
      location: "home",
      en: "The product of the week",
      zhCN: "本周之选",
      zhTW: "本週之選",
      colours: ["#7a3b1d", "#d98a3d"],
      link: goods ? { kind: "goods", id: goods.id, title: goods.title } : null,
    },
    {
      ...shown,
      location: "home",
      en: "Open your own shop",
      zhCN: "开一家自己的店",
      zhTW: "開一家自己的店",
      colours: ["#3c2f6b", "#8a6fc0"],
      link: page ?? null,
    },
    {
      ...shown,
      location: "menu",
      en: "A shop at the harbour",
      zhCN: "海港小店",
      zhTW: "海港小店",
      colours: ["#123a63", "#4f9ad1"],
      link: shop ? { kind: "shops", id: shop.id, title: shop.name } : null,
    },
    {
      ...shown,
      location: "cart",
      en: "Vouchers before you pay",
      zhCN: "结算前先领券",
      zhTW: "結帳前先領券",
      colours: ["#8c1d3f", "#e0667f"],
      link: place("coupon", "Coupon centre"),
    },
    {
      status: "hidden",
      location: "home",
      en: "Follow us",
      zhCN: "关注我们",
      zhTW: "追蹤我們",
      colours: ["#39424a", "#8795a1"],
      link: place("link", "https://example.com/markethall", "https://example.com/markethall"),
    },
  ] as const;
}

const sets: readonly (readonly [
  shop: "harbour" | "laneway",
  name: string,
  sort: number,
  from: number,
  count: number,
])[] = [
  ["harbour", "Breakfast 早餐", 1, 0, 5],
  ["harbour", "Goes with tea 茶点搭配", 10, 3, 4],
  ["harbour", "Presents 送礼", 30, 6, 9],
  ["laneway", "Read together 亲子共读", 5, 0, 4],
  ["laneway", "Desk 书桌", 40, 4, 3],
];
/** Adds related products to each shop. */
export async function addRelations(
  { tx, createRecord }: Pick<Tools, "tx" | "createRecord">,
  owner: Caller,
  shop: string,
): Promise<void> {
  const goods = await tx.run(
    tx.db
      .selectFrom("goods")
      .select("id")
      .where("shop_id", "=", owner.actor.tenantId)
      .where("status", "=", "onSale")
      .orderBy("id"),
  );
  for (const [languageSet, name, sort, from, count] of sets) {
    const some = goods.slice(from, from + count).map(({ id }) => id);
    if (languageSet === shop && some.length >= 2)
      await createRecord(owner, "goodsRelations", { name, sort, goods: some });
  }
}
