import type { Locale } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { createRecords } from "../../../../framework/server/operations/saveRecord.ts";
import { asTenant } from "../../../../framework/server/operations/systemContext.ts";
import { departments, roles } from "../../../organisation/index.ts";
import { type Job, listJobRights } from "./defaultRights.ts";

type Names = Readonly<Record<Locale, string>>;
interface DefaultRole {
  name: Names;
  /** The job whose default permissions the role gets. */
  job: Job;
}
/**
 * Departments and roles of a new shop, so that its first member can be given a role immediately.
 */
const defaultDepartments: readonly { name: Names; roles: readonly DefaultRole[] }[] = [
  {
    name: { en: "Management", "zh-CN": "管理部", "zh-TW": "管理部" },
    roles: [{ name: { en: "Shop manager", "zh-CN": "店长", "zh-TW": "店長" }, job: "manager" }],
  },
  {
    name: { en: "Products", "zh-CN": "商品部", "zh-TW": "商品部" },
    roles: [
      {
        name: { en: "Catalogue editor", "zh-CN": "商品编辑", "zh-TW": "商品編輯" },
        job: "catalogue",
      },
    ],
  },
  {
    name: { en: "Purchasing", "zh-CN": "采购部", "zh-TW": "採購部" },
    roles: [
      { name: { en: "Purchasing clerk", "zh-CN": "采购员", "zh-TW": "採購員" }, job: "purchasing" },
    ],
  },
  {
    name: { en: "Warehouse", "zh-CN": "仓储部", "zh-TW": "倉儲部" },
    roles: [
      {
        name: { en: "Warehouse keeper", "zh-CN": "仓库管理员", "zh-TW": "倉庫管理員" },
        job: "warehouse",
      },
    ],
  },
  {
    name: { en: "Finance", "zh-CN": "财务部", "zh-TW": "財務部" },
    roles: [{ name: { en: "Accountant", "zh-CN": "会计", "zh-TW": "會計" }, job: "finance" }],
  },
  {
    name: { en: "Customer service", "zh-CN": "客服部", "zh-TW": "客服部" },
    roles: [
      {
        name: { en: "Customer service agent", "zh-CN": "客服专员", "zh-TW": "客服專員" },
        job: "service",
      },
    ],
  },
];

/**
 * Creates the default departments and roles of an approved shop, in the shop's language; a shop
 * that already has departments is unchanged.
 */
export const initializeShop = (
  context: AppContext,
  shopId: number,
  locale: Locale,
): Promise<void> =>
  asTenant(context, shopId, async (own) => {
    const { tx } = own;
    const exists = await tx.first(
      tx.db.selectFrom("departments").select("id").where("shop_id", "=", shopId).limit(1),
    );
    if (exists) return;
    const added = await createRecords(
      own,
      departments,
      defaultDepartments.map(({ name }, place) => ({ name: name[locale], sort: place + 1 })),
    );
    const defaultRoles = added.flatMap(({ id: department }, place) =>
      (defaultDepartments[place]?.roles ?? []).map(({ name, job }) => ({
        name: name[locale],
        department,
        sort: place + 1,
        permissions: listJobRights(job),
      })),
    );
    await createRecords(own, roles, defaultRoles);
  });
