import type { TableRow } from "../../../framework/server/tables/DB.ts";
import type { TestServer } from "../../../tests/testServer.ts";

export const abn = "51 824 753 556";
/**
 * Creates a registered member: the main account of a shop without a name. Registration itself is
 * tested elsewhere.
 */
export async function registerApplicant(
  server: TestServer,
  username: string,
): Promise<{ shopId: number; memberId: number }> {
  const { pool } = server.database;
  const shop = await pool.query<Pick<TableRow<"shops">, "id">>(
    "insert into shops default values returning id",
  );
  const shopId = shop.rows[0]?.id ?? 0;
  const member = await pool.query<Pick<TableRow<"members">, "id">>(
    "insert into members (shop_id, username, main) values ($1, $2, true) returning id",
    [shopId, username],
  );
  const memberId = member.rows[0]?.id ?? 0;
  await pool.query(
    "insert into credentials (member_id, password_hash) select $1, password_hash from credentials where member_id = $2",
    [memberId, server.members.harbour],
  );
  await pool.query("update shops set owner_id = $1 where id = $2", [memberId, shopId]);
  return { shopId, memberId };
}

export interface Places {
  country: number;
  city: number;
  category: number;
}
/** Creates a country with a city, another country, and a category for applications to reference. */
export async function makePlaces(server: TestServer): Promise<Places & { elsewhere: number }> {
  const name = (en: string) => ({ en, zhCN: `${en} 简`, zhTW: `${en} 繁`, km: `${en} ខ្មែរ` });
  const make = async (api: string, body: object): Promise<number> =>
    (await server.post("platform", `${api}/editSubmit`, body)).data.id;
  const country = await make("system/country", { code: "AU", name: name("Australia") });
  const elsewhere = await make("system/country", { code: "NZ", name: name("New Zealand") });
  const city = await make("system/city", { name: name("Sydney"), country });
  const category = await make("system/category", { name: name("Pantry") });
  return { country, elsewhere, city, category };
}

export const createDocuments = {
  individual: {
    type: 1,
    realname: "Orla Hart",
    certType: "passport",
    idNo: "pa 123456",
    cardImgs: ["/files/platform/0cc175b9c0f1b6a831c399e269772661.png"],
  },
  enterprise: {
    type: 2,
    company: "Orchard Pty Ltd",
    certType: "abn",
    idNo: abn,
    licence: "/files/platform/05b782695ba466e53e91ee5a9cfb3456.png",
  },
  flagship: {
    type: 3,
    company: "Orchard Pty Ltd",
    certType: "acn",
    idNo: "004 085 616",
    licence: "/files/platform/05b782695ba466e53e91ee5a9cfb3456.png",
    brandImg: "/files/platform/8c4d3a946a1fcde2ded7e17651fd0ed7.png",
  },
} as const;

export const createDetails = ({ country, city, category }: Places) => ({
  names: { en: "Orchard", zhCN: "果园", zhTW: null, km: null },
  addresses: { en: "1 Orchard Road, Sydney" },
  logo: "/files/platform/96d6f2e7e1f705ab5e59c84a6dc009b2.png",
  country,
  city,
  category,
  point: { lat: -33.8688, lng: 151.2093 },
  owner: "Orla Hart",
  phone: "+61 491 570 156",
  businessHours: { monday: [{ open: "09:00", close: "17:00" }] },
  showPhone: true,
});
