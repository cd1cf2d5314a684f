import { sql } from "kysely";
import type { Caller } from "../framework/server/engine.ts";
import type { Tx } from "../framework/server/transaction.ts";
import type { CreateRecord } from "./fill.ts";
import { demoMembers } from "./members.ts";
import { demoRoleRights, demoStaff } from "./staff.ts";

type Shop = "harbour" | "laneway";

/** Adds roles to a shop's staff, and accounts that cannot sign in. */
export async function addStaff(
  createRecord: CreateRecord,
  tx: Tx,
  owner: Caller,
  shop: Shop,
): Promise<void> {
  const { tenantId: shopId } = owner.actor;
  const made = new Map<string, number>();
  const addRole = async (
    department: string,
    name: string,
    permissions: readonly string[],
  ): Promise<number> => {
    const known = made.get(`${department}/${name}`);
    if (known !== undefined) return known;
    const place = await tx.first(
      tx.db
        .selectFrom("departments")
        .select("id")
        .where("shop_id", "=", shopId)
        .where("name", "=", department)
        .orderBy("id")
        .limit(1),
    );
    if (!place) throw new Error(`the demo has no department ${department}`);
    const sort = made.size + 1;
    const { id } = await createRecord(owner, "roles", {
      name,
      department: place.id,
      permissions,
      sort,
      status: "active",
    });
    made.set(`${department}/${name}`, id);
    return id;
  };
  for (const { username, roles } of demoMembers.filter((member) => member.shop === shop))
    for (const [position, { department, role, permissions }] of roles.entries()) {
      const id = await addRole(department, role, permissions);
      await tx.run(sql`insert into members_roles (shop_id, parent_id, target_id, position)
        select ${shopId}, id, ${id}, ${position} from members where username = ${username}`);
    }
  for (const { name, realname, department, role, state, reason } of demoStaff.filter(
    (one) => one.shop === shop,
  ))
    await createRecord(owner, "subAccounts", {
      username: `${shop}:${name}`,
      realname,
      status: state,
      freezeReason: reason ?? null,
      roles: [await addRole(department, role, demoRoleRights[role] ?? [])],
    });
}
