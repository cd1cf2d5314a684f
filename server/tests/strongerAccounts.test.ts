import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listRights } from "../../framework/schema/index.ts";
import { roles, subAccounts } from "../../resources/organisation/index.ts";
import { adminRoles, admins } from "../../resources/platform/index.ts";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;

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

describe.each(realms)(
  "accounts of the $realm",
  ({ resource, role, rolesTable, linksTable, shop, extra }) => {
    const own = [...listRights(resource), ...listRights(role)];
    const operations = [...resource.actionList.map(({ name }) => name), "edit"];
    const readRole = async (username: string) =>
      (
        await query(`select target_id as id from ${linksTable} where parent_id = $1`, [
          server.members[username],
        ])
      )[0].id;
    const readRow = async (username: string) =>
      (
        await query(
          `select m.*, c.password_hash, (select count(*)::integer from sessions where member_id = m.id) as sessions
         from members m left join credentials c on c.member_id = m.id where m.id = $1`,
          [server.members[username]],
        )
      )[0];
    /** Calls one operation on an account in a state that allows it. */
    const call = async (actor: string, operation: string, target: string) => {
      const id = server.members[target];
      const from =
        resource.actionList.find(({ name }) => name === operation)?.from?.[0] ?? "normal";
      // Administrators' names have no colon.
      if (!shop && operation === "edit") {
        await server.get(actor, "member/getUser");
        await query("update members set username = replace(username, ':', '-') where id = $1", [
          id,
        ]);
      }
      await query("update members set status = $2 where id = $1", [id, from]);
      if (operation === "resetTwoStep")
        await query("update credentials set totp_since = now() where member_id = $1", [id]);
      if (operation === "invite")
        await query(
          "update members set email = $2, email_verified = false, last_login_time = null where id = $1",
          [id, `${id}@example.com`],
        );
      const before = await readRow(target);
      const answer =
        operation === "edit"
          ? await server.post(actor, `${resource.api}/editSubmit`, { id, realname: "Renamed" })
          : await server.post(actor, `${resource.api}/${operation}`, {
              id,
              ...(operation === "freeze" ? { reason: "A reason" } : {}),
            });
      return { answer, before, after: await readRow(target) };
    };

    test.each(operations)(
      "S2: %s is refused on an account with rights that the actor lacks, and changes nothing",
      async (operation) => {
        const actor = await server.hire(own, shop);
        const target = await server.hire(["org:account", extra].slice(shop ? 0 : 1), shop);
        await server.get(target, "member/getUser");
        const { answer, before, after } = await call(actor, operation, target);
        expect([answer.code, answer.data.error, answer.data.rights]).toEqual([
          403,
          "account.permissionsExceedOwn",
          [extra],
        ]);
        expect(answer.message).toContain(extra);
        expect(after).toEqual(before);
      },
    );

    test.each(operations)(
      "S2: %s works on an account with a subset of the actor's rights",
      async (operation) => {
        const actor = await server.hire([...own, extra], shop);
        const target = await server.hire([extra], shop);
        expect((await call(actor, operation, target)).answer.code).toBe(200);
      },
    );

    test.each(operations)("S2: %s by the main account is not limited", async (operation) => {
      const target = await server.hire([extra], shop);
      expect((await call(shop ?? "platform", operation, target)).answer.code).toBe(200);
    });

    test("S2: a right of an inactive or second role counts", async () => {
      const actor = await server.hire(own, shop);
      const target = await server.hire([], shop);
      const other = await server.hire([extra], shop);
      if (shop) {
        await query(
          `insert into ${linksTable} (shop_id, parent_id, target_id, position) values ($1, $2, $3, 1)`,
          [server.shops.harbour, server.members[target], await readRole(other)],
        );
        await query(`update ${rolesTable} set status = 'inactive' where id = $1`, [
          await readRole(other),
        ]);
      } else
        await query(
          `insert into ${linksTable} (parent_id, target_id, position) values ($1, $2, 1)`,
          [server.members[target], await readRole(other)],
        );
      expect((await call(actor, "resetPassword", target)).answer.data.error).toBe(
        "account.permissionsExceedOwn",
      );
    });

    test("S2: a role of a stronger member is not editable, one of a weaker member is", async () => {
      const actor = await server.hire(own, shop);
      const stronger = await readRole(await server.hire([extra], shop));
      const weaker = await readRole(await server.hire(own.slice(0, 1), shop));
      const edit = (id: number) =>
        server.post(actor, `${role.api}/editSubmit`, { id, remark: "Changed" });
      expect((await edit(stronger)).data).toMatchObject({
        error: "role.permissionsExceedOwn",
        rights: [extra],
      });
      expect((await edit(weaker)).code).toBe(200);
      expect(
        (await query(`select remark from ${rolesTable} where id = $1`, [stronger]))[0].remark,
      ).toBeNull();
    });

    // Roles of the platform have no status.
    test.runIf(shop)(
      "S2: a role that was switched off is not switched on by a member who lost its rights",
      async () => {
        const actor = await server.hire(own, shop);
        const lost = await readRole(await server.hire([extra], shop));
        const held = await readRole(await server.hire(own.slice(0, 1), shop));
        await query(`update ${linksTable} set parent_id = $1 where target_id = any($2)`, [
          server.members[actor],
          [lost, held],
        ]);
        await query(`update ${rolesTable} set status = 'inactive' where id = any($1)`, [
          [lost, held],
        ]);
        const activate = (by: string, id: number) =>
          server.post(by, `${role.api}/editSubmit`, { id, status: "active", remark: "Back" });
        const rejected = await activate(actor, lost);
        expect([rejected.code, rejected.data.error]).toEqual([403, "permission.required"]);
        expect(
          await query(`select status, remark from ${rolesTable} where id = $1`, [lost]),
        ).toEqual([{ status: "inactive", remark: null }]);
        expect(
          (await server.post(actor, `${role.api}/editSubmit`, { id: lost, remark: "Changed" }))
            .code,
        ).toBe(200);
        expect((await activate(actor, held)).code).toBe(200);
        expect((await activate("harbour", lost)).code).toBe(200);
      },
    );

    test("S5: addresses that another member changes trigger notices and a hold", async () => {
      const actor = await server.hire(own, shop);
      const target = await server.hire([], shop);
      const id = server.members[target];
      const old = `old-${shop ?? "platform"}@example.com`;
      // Administrators' names have no colon; a session stays valid when its account is renamed.
      await server.get(actor, "member/getUser");
      if (!shop)
        await query(
          "update members set username = replace(username, ':', '-') where shop_id is null",
        );
      await query(
        "update members set email = $2, email_verified = true, language = 'zh-CN' where id = $1",
        [id, old],
      );
      const edit = (of: number | undefined, more: object) =>
        server.post(actor, `${resource.api}/editSubmit`, { id: of, ...more });
      const isHeld = async () =>
        (
          await query(
            "select withdraw_hold_until > now() + interval '23 hours' as held from credentials where member_id = $1",
            [id],
          )
        )[0]?.held ?? false;
      expect((await edit(id, { realname: "Mia", email: old })).code).toBe(200);
      expect(await isHeld()).toBe(false);
      expect((await edit(id, { realname: "Mia", email: "new@example.com" })).code).toBe(200);
      await expect
        .poll(() => query("select subject from outbox where recipient = $1", [old]))
        .toEqual([{ subject: "您的 Markethall 账号已更换地址" }]);
      expect(await isHeld()).toBe(true);
      await query("update credentials set withdraw_hold_until = null where member_id = $1", [id]);
      expect((await edit(id, { phone: "+61400000123" })).code).toBe(200);
      expect(await isHeld()).toBe(true);
    });

    test("S5: one's own address is not changed by the calls for other accounts", async () => {
      const actor = await server.hire(own, shop);
      const id = server.members[actor];
      await server.get(actor, "member/getUser");
      if (!shop)
        await query(
          "update members set username = replace(username, ':', '-') where shop_id is null",
        );
      await query(
        "update members set realname = 'Mia', email = $2, email_verified = true where id = $1",
        [id, `own-${shop}@example.com`],
      );
      const rejected = await server.post(actor, `${resource.api}/editSubmit`, {
        id,
        email: "next@example.com",
      });
      expect([rejected.code, rejected.data.error, Object.keys(rejected.data.errors)]).toEqual([
        422,
        "account.ownAddress",
        ["email"],
      ]);
      expect(
        (await query("select email, email_verified from members where id = $1", [id]))[0],
      ).toEqual({
        email: `own-${shop}@example.com`,
        email_verified: true,
      });
      expect(
        (await server.post(actor, `${resource.api}/editSubmit`, { id, realname: "Mia Chen" })).code,
      ).toBe(200);
    });

    test("S2: members edit their own account in any role", async () => {
      const actor = await server.hire(own, shop);
      expect((await call(actor, "edit", actor)).answer.code).toBe(200);
    });
  },
);
