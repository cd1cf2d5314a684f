import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rightsOf } from "../../framework/schema/index.ts";
import { adminRoles } from "../../resources/adminRoles/adminRoles.ts";
import { admins } from "../../resources/admins/admins.ts";
import { roles } from "../../resources/roles/roles.ts";
import { subAccounts } from "../../resources/subAccounts/subAccounts.ts";
import { type House, startHouse } from "../house.ts";

let house: House;
beforeAll(async () => {
  house = await startHouse();
}, 60_000);
afterAll(() => house.close());
const query = async (sql: string, values: unknown[] = []) => (await house.database.pool.query(sql, values)).rows;

const realms = [
  {
    realm: "shop",
    resource: subAccounts,
    role: roles,
    rolesTable: "roles",
    linksTable: "members_roles",
    shop: "harbour" as const,
    extra: "finance:withdraw",
  },
  {
    realm: "platform",
    resource: admins,
    role: adminRoles,
    rolesTable: "admin_roles",
    linksTable: "members_admin_roles",
    shop: null,
    extra: "platform:shops",
  },
];

describe.each(realms)("accounts of the $realm", ({ resource, role, rolesTable, linksTable, shop, extra }) => {
  const own = [...rightsOf(resource), ...rightsOf(role)];
  const operations = [...resource.actionList.map(({ name }) => name), "edit"];
  const roleOf = async (username: string) =>
    (await query(`select target_id as id from ${linksTable} where parent_id = $1`, [house.members[username]]))[0].id;
  const rowOf = async (username: string) =>
    (
      await query(
        `select m.*, c.password_hash, (select count(*)::integer from sessions where member_id = m.id) as sessions
         from members m left join credentials c on c.member_id = m.id where m.id = $1`,
        [house.members[username]],
      )
    )[0];
  /** Calls one operation on an account that is in a state from which it may be called. */
  const call = async (actor: string, operation: string, target: string) => {
    const id = house.members[target];
    const from = resource.actionList.find(({ name }) => name === operation)?.from?.[0] ?? "normal";
    // Names of administrators have no colon.
    if (!shop && operation === "edit") {
      await house.get(actor, "member/getUser");
      await query("update members set username = replace(username, ':', '-') where id = $1", [id]);
    }
    await query("update members set status = $2 where id = $1", [id, from]);
    if (operation === "resetTwoStep")
      await query("update credentials set totp_since = now() where member_id = $1", [id]);
    const before = await rowOf(target);
    const answer =
      operation === "edit"
        ? await house.post(actor, `${resource.api}/editSubmit`, { id, realname: "Renamed" })
        : await house.post(actor, `${resource.api}/${operation}`, {
            id,
            ...(operation === "freeze" ? { reason: "A reason" } : {}),
          });
    return { answer, before, after: await rowOf(target) };
  };

  test.each(operations)(
    "S2: %s is refused on an account with rights that the actor lacks, and changes nothing",
    async (operation) => {
      const actor = await house.hire(own, shop);
      const target = await house.hire(["org:account", extra].slice(shop ? 0 : 1), shop);
      await house.get(target, "member/getUser");
      const { answer, before, after } = await call(actor, operation, target);
      expect([answer.code, answer.data.error, answer.data.rights]).toEqual([403, "account.stronger", [extra]]);
      expect(answer.message).toContain(extra);
      expect(after).toEqual(before);
    },
  );

  test.each(operations)("S2: %s works on an account whose rights are a part of the actor's", async (operation) => {
    const actor = await house.hire([...own, extra], shop);
    const target = await house.hire([extra], shop);
    expect((await call(actor, operation, target)).answer.code).toBe(200);
  });

  test.each(operations)("S2: %s by the main account is not limited", async (operation) => {
    const target = await house.hire([extra], shop);
    expect((await call(shop ?? "platform", operation, target)).answer.code).toBe(200);
  });

  test("S2: a right of an inactive or second role counts", async () => {
    const actor = await house.hire(own, shop);
    const target = await house.hire([], shop);
    const other = await house.hire([extra], shop);
    if (shop) {
      await query(`insert into ${linksTable} (shop_id, parent_id, target_id, position) values ($1, $2, $3, 1)`, [
        house.shops.harbour,
        house.members[target],
        await roleOf(other),
      ]);
      await query(`update ${rolesTable} set status = 'inactive' where id = $1`, [await roleOf(other)]);
    } else
      await query(`insert into ${linksTable} (parent_id, target_id, position) values ($1, $2, 1)`, [
        house.members[target],
        await roleOf(other),
      ]);
    expect((await call(actor, "resetPassword", target)).answer.data.error).toBe("account.stronger");
  });

  test("S2: a role that somebody stronger holds is not edited, one that a weaker account holds is", async () => {
    const actor = await house.hire(own, shop);
    const stronger = await roleOf(await house.hire([extra], shop));
    const weaker = await roleOf(await house.hire(own.slice(0, 1), shop));
    const edit = (id: number) => house.post(actor, `${role.api}/editSubmit`, { id, remark: "Changed" });
    expect((await edit(stronger)).data).toMatchObject({ error: "account.stronger", rights: [extra] });
    expect((await edit(weaker)).code).toBe(200);
    expect((await query(`select remark from ${rolesTable} where id = $1`, [stronger]))[0].remark).toBeNull();
  });

  test("S2: one's own account is edited whatever role one acts in", async () => {
    const actor = await house.hire(own, shop);
    expect((await call(actor, "edit", actor)).answer.code).toBe(200);
  });
});
