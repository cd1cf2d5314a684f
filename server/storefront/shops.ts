import { sql } from "kysely";
import { address, localText } from "../../core/calls/answerShapes.ts";
import { getText, langField } from "../../core/server/storefront/languages.ts";
import { toThumbnail } from "../../core/server/storefront/pictures.ts";
import {
  isOpen,
  isPurchasable,
  readAllShops,
  readShop,
} from "../../core/server/storefront/purchasable.ts";
import {
  checkShop,
  shopDependencies,
  storeCall,
  toDependencies,
  toShopDependencies,
} from "../../core/server/storefront/storeCall.ts";
import {
  boolean,
  type ContentLanguage,
  integer,
  reference,
  type ShapeValue,
  shapes,
  text,
} from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import type { Calculated, CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import { calculateAverages } from "../../resources/orders/server.ts";
import { categoryStyles } from "../../resources/shop/index.ts";

type Front = CamelRow<"shop_fronts">;
type Profile = CamelRow<"shop_info">;
/** Sums of its comments' ratings, by category; null without comments. */
type Stars = {
  comments: CamelRow<"shop_stars">["comments"] | null;
  goodsStar: CamelRow<"shop_stars">["goodsStar"] | null;
  deliveryStar: CamelRow<"shop_stars">["deliveryStar"] | null;
  shopStar: CamelRow<"shop_stars">["shopStar"] | null;
  logisticStar: CamelRow<"shop_stars">["logisticStar"] | null;
};
type Shop = Pick<Front, "id" | "name" | "logo" | "selfStatus"> &
  Stars & {
    names: Profile["names"] | null;
    cover: Profile["thumb"];
    description: Profile["produce"];
    categoryId: Profile["category"];
    category: TableRow<"categories">["name"] | null;
  };
/** The approved profile of a shop; a pending application is private. */
const fronts = sql`shop_fronts s left join shop_info i on i.shop_id = s.id and i.status = 'approved'
  left join categories c on c.id = i.category left join shop_stars r on r.shop_id = s.id`;
const columns = sql`s.id, s.name, i.names, coalesce(i.logo, s.logo) as logo, i.thumb as cover, i.produce as description,
  s.self_status as "selfStatus", c.id as "categoryId", c.name as category,
  r.comments, r.goods_star as "goodsStar", r.delivery_star as "deliveryStar", r.shop_star as "shopStar", r.logistic_star as "logisticStar"`;
/** Average ratings of a shop; null if there are no comments. */
function serializeStars({ comments, goodsStar, deliveryStar, shopStar, logisticStar }: Shop) {
  if (!comments) return null;
  return calculateAverages(comments, {
    goodsStar: goodsStar ?? 0,
    deliveryStar: deliveryStar ?? 0,
    shopStar: shopStar ?? 0,
    logisticStar: logisticStar ?? 0,
  });
}
const serializeShop = (row: Shop, language: ContentLanguage) => {
  const { names, name, selfStatus, category, categoryId, ...shop } = row;
  return {
    id: shop.id,
    name: getText(names, language) ?? name,
    logo: shop.logo,
    logoThumbnail: toThumbnail(shop.logo),
    cover: shop.cover,
    description: shop.description,
    selfOperated: selfStatus === "self",
    category: categoryId === null ? null : { id: categoryId, name: getText(category, language) },
    comments: shop.comments ?? 0,
    stars: serializeStars(row),
  };
};

const { list, map, nullable, number, object, string } = shapes;
const mean = nullable(number("Mean with two decimals"));
const shop = {
  id: shapes.integer(),
  name: nullable(string()),
  logo: nullable(address),
  logoThumbnail: nullable(address),
  cover: nullable(address),
  description: nullable(string()),
  selfOperated: shapes.boolean(),
  category: nullable(object({ id: shapes.integer(), name: localText })),
  comments: shapes.integer("Number of reviews"),
  stars: nullable(
    object({
      goodsStar: mean,
      deliveryStar: mean,
      shopStar: mean,
      logisticStar: mean,
      avgStar: mean,
    }),
  ),
} as const;
const shopCard = object(shop);

const shopExample: ShapeValue<typeof shopCard> = {
  id: 1,
  name: "Harbour Pantry",
  logo: "/files/1/6b1f0c5e3d7a4b2f8e9d0c1b2a394857.png",
  logoThumbnail: "/files/1/6b1f0c5e3d7a4b2f8e9d0c1b2a394857-small.webp",
  cover: null,
  description: "Tea, grains and sauces",
  selfOperated: false,
  category: { id: 3, name: "Food" },
  comments: 154,
  stars: { goodsStar: 4.25, deliveryStar: 4.14, shopStar: 4.18, logisticStar: 4.2, avgStar: 4.19 },
};

/** Lists open shops by name. */
export const shopList = storeCall({
  method: "GET",
  path: "/shops",
  summary: "List open shops by name",
  fields: {
    q: text({ max: 100 }),
    selfOperated: boolean(),
    page: integer({ min: 1, max: 1000 }),
    pageSize: integer({ min: 1, max: 100 }),
    lang: langField,
  },
  response: object({
    list: list(shopCard),
    total: shapes.integer(),
    page: shapes.integer(),
    pageSize: shapes.integer(),
  }),
  async answer({ pool, language, onlyShop }, { q, selfOperated, page, pageSize }) {
    const [at, size] = [page ?? 1, pageSize ?? 20];
    const messages = (q ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
    const named = sql`lower(concat_ws(' ', s.name, i.names ->> 'en', i.names ->> 'zhCN', i.names ->> 'zhTW', i.names ->> 'km'))`;
    const where = sql.join(
      [
        isOpen,
        ...(onlyShop === null ? [] : [sql`s.id = ${onlyShop}`]),
        ...(selfOperated === null || selfOperated === undefined
          ? []
          : [sql`s.self_status = ${selfOperated ? "self" : "other"}`]),
        ...messages.map((word) => sql`${named} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`),
      ],
      sql` and `,
    );
    return readAllShops(pool, async (tx) => {
      const [list, counted] = await Promise.all([
        tx.run(
          sql<Shop>`select ${columns} from ${fronts} where ${where} order by lower(s.name), s.id limit ${size} offset ${(at - 1) * size}`,
        ),
        tx.readValue(sql<number>`select count(*) from ${fronts} where ${where}`),
      ]);
      const shops = list.map((shop) => serializeShop(shop, language));
      return {
        data: { list: shops, total: counted ?? 0, page: at, pageSize: size },
        dependencies: [...shopDependencies, ...toDependencies("categories")],
      };
    });
  },
  example: {
    input: { q: "pantry", pageSize: 10 },
    answer: { list: [shopExample], total: 1, page: 1, pageSize: 10 },
  },
});

type Details = Pick<Profile, "addresses" | "point" | "businessHours"> & {
  country: TableRow<"countries">["name"] | null;
  city: TableRow<"cities">["name"] | null;
  phone: Profile["phone"] | null;
  email: Profile["email"];
  weixin: Profile["weixin"];
  cateStyle: TableRow<"shop_config">["cate_style"] | null;
} & Calculated<{ goodsCount: number }>;

/** Returns one open shop with its public profile. */
export const oneShop = storeCall({
  method: "GET",
  path: "/shops/{id}",
  summary: "Retrieve an open shop with its description and category layout",
  fields: { id: reference("shops", { required: true }), lang: langField },
  response: object({
    ...shop,
    address: localText,
    city: localText,
    country: localText,
    point: nullable(object({ lat: number(), lng: number() })),
    businessHours: nullable(
      map(list(object({ open: string("HH:mm"), close: string("HH:mm") }))),
      "By weekday, from monday; a missing day is closed",
    ),
    phone: nullable(string()),
    email: nullable(string()),
    weixin: nullable(string()),
    goodsCount: shapes.integer("Products on sale"),
    categoryStyle: shapes.integer("Layout of the category page"),
  }),
  async answer(context, { id }) {
    checkShop(context, id);
    const { pool, language } = context;
    const [shop, details] = await readShop(pool, id, (tx) =>
      Promise.all([
        tx.first(sql<Shop>`select ${columns} from ${fronts} where s.id = ${id} and ${isOpen}`),
        tx.first(sql<Details>`
          select i.addresses, n.name as country, y.name as city, i.point, i.business_hours as "businessHours",
            case when i.show_phone then i.phone end as phone, case when i.show_email then i.email end as email,
            case when i.show_weixin then i.weixin end as weixin, f.cate_style as "cateStyle",
            (select count(*) from goods t where t.shop_id = ${id} and ${isPurchasable}) as "goodsCount"
          from shop_fronts s left join shop_info i on i.shop_id = s.id and i.status = 'approved'
          left join countries n on n.id = i.country left join cities y on y.id = i.city
          left join shop_config f on f.shop_id = s.id where s.id = ${id}`),
      ]),
    );
    if (!shop || !details) throw notFound();
    const { addresses, country, city, cateStyle, ...more } = details;
    return {
      data: {
        ...serializeShop(shop, language),
        address: getText(addresses, language),
        city: getText(city, language),
        country: getText(country, language),
        ...more,
        categoryStyle: categoryStyles[cateStyle ?? "bigPicture"],
      },
      dependencies: [
        ...shopDependencies,
        ...toDependencies("categories", "countries", "cities"),
        ...toShopDependencies(id, "shopConfig", "goods", "skus", "comments"),
      ],
    };
  },
  example: {
    input: { id: 1, lang: "zh-CN" },
    answer: {
      ...shopExample,
      name: "海港食品店",
      address: "12 George Street",
      city: "悉尼",
      country: "澳大利亚",
      point: { lat: -33.86, lng: 151.21 },
      businessHours: { monday: [{ open: "09:00", close: "17:30" }] },
      phone: "02 5550 1234",
      email: null,
      weixin: null,
      goodsCount: 120,
      categoryStyle: 1,
    },
  },
});
