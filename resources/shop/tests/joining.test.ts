import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import {
  abn,
  createDetails,
  createDocuments,
  makePlaces,
  type Places,
  registerApplicant,
} from "./applicant.ts";

let server: TestServer;
let places: Places & { elsewhere: number };
let serial = 0;
beforeAll(async () => {
  server = await startTestServer();
  places = await makePlaces(server);
}, 120_000);
afterAll(() => server.close());

const api = "member/shopInfo";
const states = { documents: 0, details: 1, reviewing: 2, approved: 3, rejected: 4 } as const;
type State = keyof typeof states;
const details = () => createDetails(places);
const current = async (user: string) => (await server.get(user, `${api}/get`)).data;

/** Creates an applicant, and moves it to a state by its own calls and the platform's. */
async function applicant(
  state: State,
): Promise<{ user: string; shopId: number; memberId: number; id: number }> {
  serial += 1;
  const user = `applicant${serial}`;
  const ids = await registerApplicant(server, user);
  const { id } = await current(user);
  const answer = async (answer: Promise<{ code: number; message: string }>) =>
    expect(await answer, state).toMatchObject({ code: 200 });
  if (state !== "documents") {
    await answer(server.post(user, `${api}/applyShopCert`, createDocuments.enterprise));
    await answer(server.post(user, `${api}/applyShopDetail`, details()));
  }
  if (["reviewing", "approved", "rejected"].includes(state))
    await answer(server.post(user, `${api}/submitShopInfo`));
  if (state === "approved")
    await answer(server.post("platform", "system/shopInfo/approve", { id }));
  if (state === "rejected")
    await answer(
      server.post("platform", "system/shopInfo/reject", {
        id,
        reason: "imageUnclear",
        reasonText: "Page 2",
      }),
    );
  return { user, ...ids, id };
}

describe("the road of an application", () => {
  const calls = {
    applyShopCert: {
      body: () => createDocuments.individual,
      leads: { documents: 0, details: 1, rejected: 1 },
    },
    applyShopDetail: { body: details, leads: { details: 1, rejected: 1 } },
    submitShopInfo: { body: () => ({}), leads: { details: 2 } },
    approve: { body: () => ({}), leads: { reviewing: 3 } },
    reject: { body: () => ({ reason: "number" }), leads: { reviewing: 4 } },
  } as const;

  test.each(Object.keys(states) as State[])(
    "from %s: each call succeeds where allowed, or reports the state",
    async (state) => {
      for (const [call, { body, leads }] of Object.entries(calls)) {
        const { user, id } = await applicant(state);
        const byPlatform = call === "approve" || call === "reject";
        const answer = byPlatform
          ? await server.post("platform", `system/shopInfo/${call}`, { id, ...body() })
          : await server.post(user, `${api}/${call}`, body());
        const to = (leads as Partial<Record<State, number>>)[state];
        const where = `${call} from ${state}: ${answer.message}`;
        // The details require the documents first, independently of the state.
        if (call === "applyShopDetail" && state === "documents")
          expect(answer, where).toMatchObject({
            code: 422,
            data: { error: "shop.documentsMissing" },
          });
        else if (to === undefined)
          expect(answer, where).toMatchObject({
            code: 409,
            data: { error: "record.statusNotAllowed", state },
          });
        else expect(answer, where).toMatchObject({ code: 200, data: { status: to } });
        expect((await current(user)).status, where).toBe(to ?? states[state]);
      }
    },
  );

  test("a rejected one is edited in any step, submitted again, and retains its data", async () => {
    const { user, id } = await applicant("rejected");
    expect(await current(user)).toMatchObject({
      status: 4,
      reason: "imageUnclear",
      reasonText: "Page 2",
      deadline: null,
    });
    const again = {
      ...createDocuments.enterprise,
      licence: "/files/platform/a36055cf990de30df05b52f3e2b3d305.png",
    };
    expect((await server.post(user, `${api}/applyShopCert`, again)).data).toMatchObject({
      status: 1,
      company: again.company,
    });
    expect((await server.post(user, `${api}/submitShopInfo`)).data).toMatchObject({
      status: 2,
      licence: again.licence,
    });
    expect((await server.post("platform", "system/shopInfo/approve", { id })).data).toMatchObject({
      status: 3,
      reason: null,
    });
  });

  test("is due seven days after it was handed in, to the millisecond", async () => {
    const { user } = await applicant("reviewing");
    const { submittedAt, deadline } = await current(user);
    expect(Math.abs(Date.now() - Date.parse(submittedAt))).toBeLessThan(60_000);
    expect(Date.parse(deadline) - Date.parse(submittedAt)).toBe(7 * 24 * 60 * 60 * 1000);
  });
});

describe("the required fields of an application", () => {
  test("is named where it is missing, for each type of shop, and nothing is changed", async () => {
    const { user } = await applicant("documents");
    const missing = async (body: object) => {
      const { code, data } = await server.post(user, `${api}/applyShopCert`, body);
      expect(code).toBe(400);
      return Object.keys(data.errors).sort();
    };
    expect(await missing({})).toEqual(["certType", "idNo", "type"]);
    expect(await missing({ type: 1 })).toEqual(["cardImgs", "certType", "idNo", "realname"]);
    expect(await missing({ type: 2 })).toEqual(["certType", "company", "idNo", "licence"]);
    expect(await missing({ type: 3 })).toEqual([
      "brandImg",
      "certType",
      "company",
      "idNo",
      "licence",
    ]);
    expect(await missing({ ...createDocuments.individual, type: 4 })).toContain("type");
    expect(await current(user)).toMatchObject({ status: 0, type: null, version: 1 });
    await server.post(user, `${api}/applyShopCert`, createDocuments.individual);
    const nothing = await server.post(
      user,
      `${api}/applyShopDetail`,
      { names: { zhCN: "果园" } },
      { lang: "zh_CN" },
    );
    expect(Object.keys(nothing.data.errors).sort()).toEqual(
      ["addresses", "category", "city", "country", "logo", "names.en", "owner", "phone"].sort(),
    );
    expect(nothing.data.errors.logo).toMatch(/店铺标志/);
  });

  test("must add up: numbers of registers, papers of the type, hours in order", async () => {
    const { user } = await applicant("documents");
    const wrong = async (body: object) =>
      Object.keys((await server.post(user, `${api}/applyShopCert`, body)).data.errors ?? {});
    const { enterprise } = createDocuments;
    expect(await wrong({ ...enterprise, idNo: "51 824 753 557" })).toEqual(["idNo"]);
    expect(await wrong({ ...enterprise, idNo: "5182475355" })).toEqual(["idNo"]);
    expect(await wrong({ ...enterprise, certType: "acn", idNo: "004 085 617" })).toEqual(["idNo"]);
    expect(
      await wrong({ ...enterprise, certType: "creditCode", idNo: "91350100M000100Y44" }),
    ).toEqual(["idNo"]);
    expect(
      await wrong({ ...enterprise, certType: "creditCode", idNo: "91350100M000100Y43" }),
    ).toEqual([]);
    expect(await wrong({ ...enterprise, certType: "passport" })).toEqual(["certType"]);
    expect(await wrong({ ...createDocuments.individual, certType: "creditCode" })).toEqual([
      "certType",
    ]);
    expect(await wrong(enterprise)).toEqual([]);
    expect(await current(user)).toMatchObject({ idNo: abn.replaceAll(" ", "") });
    const misplaced = async (body: object) =>
      Object.keys(
        (await server.post(user, `${api}/applyShopDetail`, { ...details(), ...body })).data
          .errors ?? {},
      );
    expect(await misplaced({ country: places.elsewhere })).toEqual(["city"]);
    expect(await misplaced({ category: 987_654 })).toEqual(["category"]);
    for (const monday of [
      [{ open: "17:00", close: "09:00" }],
      [{ open: "9:00", close: "17:00" }],
      [
        { open: "09:00", close: "13:00" },
        { open: "12:00", close: "17:00" },
      ],
    ])
      expect(await misplaced({ businessHours: { monday } })).toEqual(["businessHours"]);
    expect(await misplaced({ businessHours: { someday: [] } })).toEqual(["businessHours"]);
    expect(await misplaced({ point: { lat: 91, lng: 0 } })).toEqual(["point"]);
    expect(await misplaced({})).toEqual([]);
  });

  test("is looked through once more when it is handed in", async () => {
    const { user, id } = await applicant("details");
    await server.database.pool.query(
      "update shop_info set licence = null, names = '{\"zhCN\": \"果园\"}', id_no = '1' where id = $1",
      [id],
    );
    const answer = await server.post(user, `${api}/submitShopInfo`);
    expect(answer.code).toBe(400);
    expect(Object.keys(answer.data.errors).sort()).toEqual(["idNo", "licence", "names.en"]);
    expect((await current(user)).status).toBe(1);
  });

  test("accepts the specification's client: the whole record, addTime and updTime null, as a form", async () => {
    const { user } = await applicant("details");
    const whole = { ...(await current(user)), addTime: null, updTime: null };
    expect(
      await server.post(user, `${api}/applyShopCert`, { ...whole, idNo: "53004085616" }),
    ).toMatchObject({
      code: 200,
      data: { idNo: "53004085616", status: 1 },
    });
    const form = new URLSearchParams({
      addTime: "",
      updTime: "",
      type: "1",
      realname: "Orla",
      certType: "passport",
    });
    form.append("idNo", "X1");
    form.append("cardImgs[0]", "/files/platform/0cc175b9c0f1b6a831c399e269772661.png");
    const response = await server.request(user, {
      method: "POST",
      url: `/api/${api}/applyShopCert`,
      payload: form.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(response.json()).toMatchObject({
      code: 200,
      data: { type: 1, company: null, licence: null, idNo: "X1" },
    });
    expect(
      (await server.post(user, `${api}/submitShopInfo`, { ...whole, nothing: 1 })).data.errors,
    ).toHaveProperty("nothing");
  });

  test("changes types without leaving the papers of the other behind", async () => {
    const { user } = await applicant("documents");
    await server.post(user, `${api}/applyShopCert`, createDocuments.flagship);
    await server.post(user, `${api}/applyShopCert`, createDocuments.individual);
    expect(await current(user)).toMatchObject({
      type: 1,
      company: null,
      licence: null,
      brandImg: null,
    });
  });
});

describe("an approval", () => {
  test("opens the shop at once: name, logo, type, departments, roles, and who is signed in sees it", async () => {
    const { user, shopId, id } = await applicant("reviewing");
    const before = await server.get(user, "member/shop/get");
    expect(before.data.shopInfo).toMatchObject({ name: null, review: "reviewing" });
    const answer = await server.post("platform", "system/shopInfo/approve", { id });
    expect(answer.data).toMatchObject({
      status: 3,
      reviewer: server.members.platform,
      deadline: null,
    });
    const after = await server.get(user, "member/shop/get");
    expect(after.data.shopInfo).toMatchObject({
      name: "Orchard",
      logo: "/files/platform/96d6f2e7e1f705ab5e59c84a6dc009b2.png",
      review: "approved",
    });
    const { rows } = await server.database.pool.query(
      "select type, status from shops where id = $1",
      [shopId],
    );
    expect(rows).toEqual([{ type: "enterprise", status: "open" }]);
    const departments = await server.get(user, "member/dept/getList");
    expect(departments.data.total).toBeGreaterThanOrEqual(3);
    const { list } = (await server.get(user, "member/role/getList")).data;
    expect(list.length).toBeGreaterThanOrEqual(3);
    for (const { id: role } of list) {
      const { permissions } = (await server.get(user, "member/role/get", { id: role })).data;
      expect(permissions.length).toBeGreaterThan(0);
      // The role's permissions can be saved unchanged: they exist, and all belong to shops.
      expect(
        (await server.post(user, "member/role/editSubmit", { id: role, permissions })).code,
      ).toBe(200);
    }
    const history = await server.get(user, `${api}/getHistory`, { id });
    expect(history.data.list[0]).toMatchObject({ operation: "edit", changes: { status: [2, 3] } });
  });

  test("leaves a shop that was closed meanwhile closed, with its reason", async () => {
    const { user, shopId, id } = await applicant("reviewing");
    const { pool } = server.database;
    for (const status of ["closed", "terminated"]) {
      await pool.query("update shops set status = $2, closed_reason = 'Complaints' where id = $1", [
        shopId,
        status,
      ]);
      await pool.query("update shop_info set status = 'reviewing' where id = $1", [id]);
      expect((await server.post("platform", "system/shopInfo/approve", { id })).code).toBe(200);
      const { rows } = await pool.query(
        "select name, status, closed_reason from shops where id = $1",
        [shopId],
      );
      expect(rows).toEqual([{ name: "Orchard", status, closed_reason: "Complaints" }]);
    }
    const { data } = await server.get(user, "member/shop/get");
    expect(data.shopInfo).toMatchObject({ status: "terminated", closedReason: "Complaints" });
  });

  test("is undone as a whole where a part of it fails", async () => {
    const { user, shopId, id } = await applicant("reviewing");
    const { pool } = server.database;
    await pool.query(`create function refuse_roles() returns trigger language plpgsql as $$ begin
      if new.shop_id = ${shopId} then raise exception 'no'; end if; return new; end $$`);
    await pool.query(
      "create trigger refuse before insert on roles for each row execute function refuse_roles()",
    );
    expect((await server.post("platform", "system/shopInfo/approve", { id })).code).toBe(500);
    await pool.query("drop trigger refuse on roles");
    expect((await current(user)).status).toBe(2);
    const { rows } = await pool.query(
      "select name, (select count(*)::int from departments where shop_id = s.id) as departments from shops s where id = $1",
      [shopId],
    );
    expect(rows).toEqual([{ name: null, departments: 0 }]);
  });

  test("leaves to the shop what is its own, and nothing of what was approved", async () => {
    const { user } = await applicant("approved");
    const saved = await server.post(user, `${api}/editSubmit`, {
      phone: "+61 491 570 157",
      showEmail: true,
    });
    expect(saved).toMatchObject({
      code: 200,
      data: { phone: "+61 491 570 157", showEmail: true, status: 3 },
    });
    const rejected = await server.post(user, `${api}/editSubmit`, {
      names: { en: "Another" },
      company: "Another",
    });
    expect(Object.keys(rejected.data.errors).sort()).toEqual(["company", "names"]);
    expect(
      (await server.post(user, `${api}/editSubmit`, { phone: null })).data.errors,
    ).toHaveProperty("phone");
    const { user: other } = await applicant("details");
    expect(
      await server.post(other, `${api}/editSubmit`, { phone: "+61 491 570 158" }),
    ).toMatchObject({
      code: 409,
      data: { error: "shop.notApproved", state: "details" },
    });
  });
});

describe("who may", () => {
  test("no shop sees or touches another's application", async () => {
    const { user, id } = await applicant("reviewing");
    const { user: other } = await applicant("documents");
    const mine = await current(other);
    expect(mine.id).not.toBe(id);
    expect((await server.get(other, `${api}/get`, { id })).data.id).toBe(mine.id);
    expect((await server.get(other, `${api}/getList`)).data.total).toBe(1);
    expect((await server.get(other, `${api}/getHistory`, { id })).code).toBe(404);
    expect((await server.post(other, `${api}/submitShopInfo`, { id })).code).toBe(404);
    expect(
      (await server.post(other, `${api}/applyShopCert`, { id, ...createDocuments.individual }))
        .code,
    ).toBe(404);
    expect((await current(user)).status).toBe(2);
    for (const call of ["getList", "get"])
      expect((await server.get(user, `system/shopInfo/${call}`, { id })).code, call).toBe(403);
    for (const call of ["approve", "reject"])
      expect(
        (await server.post(user, `system/shopInfo/${call}`, { id, reason: "other" })).code,
        call,
      ).toBe(403);
  });

  test("the platform's people need the right to each decision", async () => {
    const { user, id } = await applicant("reviewing");
    const looking = await server.hire(["platform:shopReviews"], null);
    expect((await server.get(looking, "system/shopInfo/get", { id })).data).toMatchObject({
      company: "Orchard Pty Ltd",
      applicant: expect.stringContaining(user),
    });
    for (const call of ["approve", "reject"])
      expect(
        await server.post(looking, `system/shopInfo/${call}`, { id, reason: "number" }),
      ).toMatchObject({
        code: 403,
        data: { permission: `platform:shopReviews:${call}` },
      });
    const refusing = await server.hire(
      ["platform:shopReviews", "platform:shopReviews:reject"],
      null,
    );
    expect(
      (await server.post(refusing, "system/shopInfo/editSubmit", { id, status: 3 })).code,
    ).toBe(404);
    expect(
      (await server.post(refusing, "system/shopInfo/reject", { id, reason: "number" })).data.status,
    ).toBe(4);
  });

  test("a shop's person without the right to the profile can do nothing with it", async () => {
    const outsider = await server.hire(["stock:storage"]);
    expect((await server.get(outsider, `${api}/get`)).code).toBe(403);
    for (const call of ["applyShopCert", "applyShopDetail", "submitShopInfo"])
      expect((await server.post(outsider, `${api}/${call}`, createDocuments.individual)).code).toBe(
        403,
      );
  });
});

describe("the platform's queue", () => {
  test("lists due ones first, counts each state, and rejects an empty reason", async () => {
    const [first, second] = [await applicant("reviewing"), await applicant("reviewing")];
    await server.database.pool.query(
      "update shop_info set deadline = now() - interval '1 day' where id = $1",
      [second.id],
    );
    const { data } = await server.get("platform", "system/shopInfo/getList", {
      tab: "reviewing",
      pageSize: 100,
    });
    expect(data.list[0].id).toBe(second.id);
    expect(data.list.every((row: { status: number }) => row.status === 2)).toBe(true);
    const counts = await server.get("platform", "system/shopInfo/getCounts");
    expect(counts.data).toMatchObject({ reviewing: data.total });
    const reject = (body: object) =>
      server.post("platform", "system/shopInfo/reject", { id: first.id, ...body });
    expect((await reject({})).data.errors).toHaveProperty("reason");
    expect((await reject({ reason: "mood" })).data.errors).toHaveProperty("reason");
    expect((await reject({ reason: "other", reasonText: "  " })).data.errors).toHaveProperty(
      "reasonText",
    );
    expect(
      (await reject({ reason: "other", reasonText: "Twice the same picture" })).data.status,
    ).toBe(4);
  });
});
