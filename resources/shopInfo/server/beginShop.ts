import { sql } from "kysely";
import { type Locale, type Resource, realmOf, rightsOf } from "../../../framework/schema/index.ts";
import type { Tx } from "../../../framework/server/tenancy.ts";
import { resources } from "../../index.ts";

type Said = Readonly<Record<Locale, string>>;
interface DefaultRole {
  name: Said;
  /** Which of a shop's rights it holds. */
  holds: (right: string) => boolean;
}
const under =
  (...screens: string[]) =>
  (right: string) =>
    screens.some((screen) => right === screen || right.startsWith(`${screen}:`));
const reads =
  (...screens: string[]) =>
  (right: string) =>
    screens.some((screen) => right === screen || right === `${screen}:export`);

/** What a shop starts with, so that its first colleague can be given a role at once. */
const departments: readonly { name: Said; roles: readonly DefaultRole[] }[] = [
  {
    name: { en: "Management", "zh-CN": "管理部", "zh-TW": "管理部" },
    // Who may sign in, and as what, stays with the main account until it says otherwise.
    roles: [
      {
        name: { en: "Shop manager", "zh-CN": "店长", "zh-TW": "店長" },
        holds: (right) => !under("org:role", "org:account")(right),
      },
    ],
  },
  {
    name: { en: "Purchasing", "zh-CN": "采购部", "zh-TW": "採購部" },
    roles: [
      {
        name: { en: "Purchasing clerk", "zh-CN": "采购员", "zh-TW": "採購員" },
        holds: (right) => under("config:supplier")(right) || reads("stock:storage")(right),
      },
    ],
  },
  {
    name: { en: "Warehouse", "zh-CN": "仓储部", "zh-TW": "倉儲部" },
    roles: [
      {
        name: { en: "Warehouse keeper", "zh-CN": "仓库管理员", "zh-TW": "倉庫管理員" },
        holds: (right) => under("stock:storage")(right) || right === "config:supplier",
      },
    ],
  },
  {
    name: { en: "Finance", "zh-CN": "财务部", "zh-TW": "財務部" },
    roles: [
      {
        name: { en: "Accountant", "zh-CN": "会计", "zh-TW": "會計" },
        holds: reads("config:supplier", "log:operation"),
      },
    ],
  },
];
const shopRights = () =>
  (resources as readonly Resource[]).filter((one) => realmOf(one) === "shop").flatMap((one) => rightsOf(one));

/** Opens a shop that is approved: its first departments and their roles. A shop that has any keeps its own. */
export async function beginShop(tx: Tx, shopId: number, locale: Locale): Promise<void> {
  const begun = await tx.first(sql`select 1 from departments where shop_id = ${shopId} limit 1`);
  if (begun) return;
  const rights = shopRights();
  for (const [place, { name, roles }] of departments.entries()) {
    const made = await tx.first<{ id: number }>(sql`insert into departments (shop_id, name, sort, status)
      values (${shopId}, ${name[locale]}, ${place + 1}, 'active') returning id`);
    for (const role of roles)
      await tx.run(sql`insert into roles (shop_id, name, department, sort, status, permissions)
        values (${shopId}, ${role.name[locale]}, ${made?.id ?? null}, ${place + 1}, 'active',
          ${JSON.stringify([...new Set(rights)].filter(role.holds).sort())}::jsonb)`);
  }
}
