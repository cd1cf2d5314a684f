import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { createVideo, picture, upload } from "../../../tests/uploads.ts";
import { resources } from "../../index.ts";
import { galleries } from "./mediaFixtures.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ resources: [...resources, galleries] });
}, 120_000);
afterAll(() => server.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
const list = async (user = "harbour", more = {}) =>
  (await server.get(user, "member/source/getList", more)).data;
const one = async (id: number) => (await server.get("harbour", "member/source/get", { id })).data;
const uploadPicture = async (colour: string, queried = "", user = "harbour") => {
  const { code, message, data } = await upload(
    server,
    user,
    `${colour}.png`,
    await picture(colour),
    queried,
  );
  expect(code, message).toBe(200);
  return data as { imgUrl: string; thumbUrl: string; materialId: number; known: boolean };
};
const addUser = async (values: object, user = "harbour") => {
  const { code, message, data } = await server.post(user, "member/gallery/editSubmit", {
    name: "Wall",
    ...values,
  });
  expect(code, message).toBe(200);
  return data;
};
/**
 * Creates a record of another shop that uses a file of this one, as earlier imports did; calls
 * reject this now.
 */
const addForeignUser = async (cover: string) => {
  const data = await addUser({}, "laneway");
  await query("update galleries set cover = $2 where id = $1", [data.id, cover]);
  return data;
};
const uses = async (ids: number[], user = "harbour") =>
  (await server.get(user, "member/source/uses", { ids: ids.join() })).data;

describe("an upload", () => {
  test("is a material of the shop, with its size and pixels, and once however often it is sent", async () => {
    const { materialId, imgUrl, thumbUrl, known } = await uploadPicture("red");
    expect(known).toBe(false);
    expect(await one(materialId)).toMatchObject({
      name: "red.png",
      address: imgUrl,
      thumb: thumbUrl,
      kind: "image",
      width: 60,
      height: 40,
      folder: null,
      useCount: 0,
    });
    expect(await uploadPicture("red")).toMatchObject({ materialId, known: true });
    const [entry] = await query(
      "select operation from audit_entries where resource = 'materials' and record_id = $1",
      [materialId],
    );
    expect(entry.operation).toBe("create");
  });
  test("at the same moment makes one row", async () => {
    const content = await picture("plum");
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => upload(server, "harbour", "plum.png", content)),
    );
    expect(new Set(answers.map(({ data }) => data.materialId)).size).toBe(1);
  });
  test("of a video has its dimensions", async () => {
    const { data } = await upload(server, "harbour", "walk.mp4", createVideo(640, 360));
    expect(await one(data.materialId)).toMatchObject({
      kind: "video",
      width: 640,
      height: 360,
      thumb: null,
    });
  });
  test("is stored in the given folder, which must belong to the shop", async () => {
    const { data: folder } = await server.post("harbour", "member/sourceCate/editSubmit", {
      name: "Summer",
    });
    const { materialId } = await uploadPicture("gold", `?folder=${folder.id}`);
    expect((await one(materialId)).folder).toBe(folder.id);
    const { data: other } = await server.post("laneway", "member/sourceCate/editSubmit", {
      name: "Theirs",
    });
    const rejected = await upload(
      server,
      "harbour",
      "x.png",
      await picture("olive"),
      `?folder=${other.id}`,
    );
    expect(rejected).toMatchObject({ code: 400, data: { errors: { folder: expect.any(String) } } });
  });
  test("that is confidential, or the platform's, is in no library", async () => {
    const before = (await query("select count(*) as n from materials"))[0].n;
    const secret = await upload(
      server,
      "harbour",
      "id.png",
      await picture("grey"),
      "?confidential=1",
    );
    expect(secret.data.materialId).toBeUndefined();
    expect(
      (await upload(server, "platform", "flag.png", await picture("navy"))).data.materialId,
    ).toBeUndefined();
    expect((await query("select count(*) as n from materials"))[0].n).toBe(before);
    expect((await server.get("platform", "member/source/getList")).code).toBe(403);
  });
  test("is not seen by another shop, and made by no other call", async () => {
    const { materialId } = await uploadPicture("teal");
    expect((await server.get("laneway", "member/source/get", { id: materialId })).code).toBe(404);
    expect(
      (await server.post("harbour", "member/source/editSubmit", { name: "made up" })).code,
    ).toBe(404);
    const moved = await server.post("harbour", "member/source/editSubmit", {
      id: materialId,
      address: "/files/platform/9dd4e461268c8034f5c8564e155c67a6.png",
    });
    expect(moved.code).toBe(400);
  });
});

describe("where a file is used", () => {
  test("is found in every kind of field, once a record, in the trash too, and in no other shop", async () => {
    const { materialId, imgUrl, thumbUrl } = await uploadPicture("blue");
    const references = [
      { cover: imgUrl },
      { pictures: ["/files/platform/795f3202b17cb6bc3d4b771d8c6c9eaf.png", imgUrl] },
      { story: `<p>Look: <img src="${imgUrl}"> and small <img src="${thumbUrl}"></p>` },
      { detail: { en: "<p>no</p>", zhCN: `<p><img src="${imgUrl}"></p>`, zhTW: null, km: null } },
      { look: { cover: imgUrl } },
      { shelves: [{ label: "top" }, { label: "low", picture: imgUrl }], cover: imgUrl },
    ];
    const made = [];
    for (const values of references) made.push((await addUser(values)).id);
    await addForeignUser(imgUrl);
    await addUser({ paper: imgUrl });
    await server.post("harbour", "member/gallery/delete", { ids: made[0] });
    const found = await uses([materialId]);
    expect(found.total).toBe(6);
    const fields = Object.fromEntries(
      found.list.map(({ id, fields, trash }: { id: number; fields: string[]; trash: boolean }) => [
        id,
        { fields, trash },
      ]),
    );
    expect(made.map((id) => fields[id].fields)).toEqual([
      ["cover"],
      ["pictures"],
      ["story"],
      ["detail"],
      ["look"],
      ["cover", "shelves"],
    ]);
    expect(fields[made[0]].trash).toBe(true);
    expect(fields[made[1]].trash).toBe(false);
    expect((await one(materialId)).useCount).toBe(6);
    expect((await list()).list.find(({ id }: { id: number }) => id === materialId).useCount).toBe(
      6,
    );
    expect((await uses([materialId], "laneway")).total).toBe(0);
  });
  test("names only records that the reader may look at", async () => {
    const { materialId, imgUrl } = await uploadPicture("lime");
    await addUser({ name: "Secret wall", cover: imgUrl });
    const owner = await server.hire(["shop:source"]);
    expect((await uses([materialId], owner)).list).toMatchObject([
      { resource: "galleries", label: null },
    ]);
    expect((await uses([materialId])).list).toMatchObject([{ label: "Secret wall" }]);
  });
  test("and what nothing uses is listed by itself, narrowed and in pages", async () => {
    const free = await uploadPicture("pink");
    const bound = await uploadPicture("salmon");
    await addUser({ pictures: [bound.imgUrl] });
    const findUnused = async (more = {}) => {
      const { data } = await server.get("harbour", "member/source/getList", {
        unused: "true",
        ...more,
      });
      return { ids: data.list.map((row: { id: number }) => row.id), total: data.total };
    };
    const { ids, total } = await findUnused({ pageSize: 1000 });
    expect(ids).toContain(free.materialId);
    expect(ids).not.toContain(bound.materialId);
    expect(total).toBe(ids.length);
    const used = await findUnused({ unused: "false", pageSize: 1000 });
    expect(used.ids).toContain(bound.materialId);
    expect(used.ids).not.toContain(free.materialId);
    expect((await findUnused({ q: "pink" })).ids).toEqual([free.materialId]);
    expect((await findUnused({ kind: "video" })).ids).not.toContain(free.materialId);
    expect((await findUnused({ folder_empty: "true", q: "pink" })).total).toBe(1);
    const [first, second] = [
      await findUnused({ pageSize: 1 }),
      await findUnused({ pageSize: 1, page: 2 }),
    ];
    expect([first.ids[0], second.ids[0]]).toEqual(ids.slice(0, 2));
    expect((await server.get("harbour", "member/source/getList", { unused: "x" })).code).toBe(400);
  });
});

describe("a used file", () => {
  const toTiny = ({ thumbUrl }: { thumbUrl: string }) => thumbUrl.replace("-small", "-tiny");
  test("is not deleted while in use, and the error lists its uses; an unused one is deleted with its file", async () => {
    const { materialId, imgUrl, thumbUrl } = await uploadPicture("black");
    const tenant = await addUser({ name: "Dark wall", story: `<img src="${imgUrl}">` });
    const remove = () => server.post("harbour", "member/source/delete", { ids: materialId });
    const rejected = (await remove()).data.failed[0];
    expect(rejected).toMatchObject({ code: 409, error: "material.inUse" });
    expect(rejected.message).toBe("“black.png” is used in 1 place");
    await addUser({ id: tenant.id, story: null });
    expect((await remove()).data).toEqual({ ids: [materialId], failed: [] });
    for (const url of [imgUrl, thumbUrl, toTiny({ thumbUrl })])
      await expect
        .poll(async () => (await server.request(null, { method: "GET", url })).statusCode, {
          timeout: 30_000,
        })
        .toBe(404);
    const again = await uploadPicture("black");
    expect(again.known).toBe(false);
    expect((await server.request(null, { method: "GET", url: again.imgUrl })).statusCode).toBe(200);
  });
  test("is replaced in every record at once, each with a new version and an entry", async () => {
    const [from, to] = [await uploadPicture("orange"), await uploadPicture("cyan")];
    const scopes = [
      await addUser({ cover: from.imgUrl }),
      await addUser({
        pictures: [to.imgUrl, from.imgUrl, "/files/platform/795f3202b17cb6bc3d4b771d8c6c9eaf.png"],
      }),
      await addUser({
        story: `<p><img src="${from.imgUrl}"><img src="${from.thumbUrl}"><img src="${toTiny(from)}"></p>`,
      }),
      await addUser({
        detail: { en: `<img src="${from.imgUrl}">`, zhCN: null, zhTW: null, km: null },
      }),
      await addUser({ shelves: [{ label: "a", picture: from.imgUrl }, { label: "b" }] }),
    ];
    const theirs = await addForeignUser(from.imgUrl);
    await server.post("harbour", "member/gallery/delete", { ids: scopes[0].id });
    const answer = await server.post("harbour", "member/source/replace", {
      from: from.materialId,
      to: to.materialId,
    });
    expect(answer).toMatchObject({ code: 200, data: { records: 5 } });
    const now = [];
    for (const { id } of scopes)
      now.push((await server.get("harbour", "member/gallery/get", { id })).data);
    expect(now[0].cover).toBe(to.imgUrl);
    expect(now[1].pictures).toEqual([
      to.imgUrl,
      "/files/platform/795f3202b17cb6bc3d4b771d8c6c9eaf.png",
    ]);
    expect(now[2].story).toBe(
      `<p><img src="${to.imgUrl}" /><img src="${to.thumbUrl}" /><img src="${toTiny(to)}" /></p>`,
    );
    expect(now[3].detail.en).toContain(to.imgUrl);
    expect(now[4].shelves).toMatchObject([
      { id: scopes[4].shelves[0].id, label: "a", picture: to.imgUrl },
      { label: "b" },
    ]);
    expect(now.map(({ version }) => version)).toEqual([3, 2, 2, 2, 2]);
    for (const { id } of scopes) {
      const [entry] = await query(
        "select operation, changes from audit_entries where resource = 'galleries' and record_id = $1 order by id desc limit 1",
        [id],
      );
      expect(entry.operation).toBe("edit");
      expect(JSON.stringify(entry.changes)).toContain(to.imgUrl);
    }
    expect((await server.get("laneway", "member/gallery/get", { id: theirs.id })).data.cover).toBe(
      from.imgUrl,
    );
    expect((await uses([from.materialId])).total).toBe(0);
  });
  test("is not replaced where the shop may not change what was approved", async () => {
    const [from, to] = [await uploadPicture("crimson"), await uploadPicture("tan")];
    const { id } = (await server.get("harbour", "member/shopInfo/get")).data;
    await query("update shop_info set logo = $1 where id = $2", [from.imgUrl, id]);
    const tenant = await addUser({ cover: from.imgUrl });
    const answer = await server.post("harbour", "member/source/replace", {
      from: from.materialId,
      to: to.materialId,
    });
    expect(answer).toMatchObject({ code: 422, data: { error: "material.locked" } });
    expect(answer.message).toMatch(/^This file is used in “.*logo.*” \(Store/i);
    expect((await server.get("harbour", "member/gallery/get", { id: tenant.id })).data.cover).toBe(
      from.imgUrl,
    );
  });
  test("is replaced by one of its kind and shop, by those who may", async () => {
    const { materialId } = await uploadPicture("beige");
    const { data } = await upload(server, "harbour", "run.mp4", createVideo(320, 200));
    const replace = (to: number, user = "harbour") =>
      server.post(user, "member/source/replace", { from: materialId, to });
    expect((await replace(data.materialId)).data.error).toBe("material.kindMismatch");
    const { materialId: foreign } = await uploadPicture("coral", "", "laneway");
    expect([400, 404]).toContain((await replace(foreign)).code);
    const looker = await server.hire(["shop:source", "shop:source:edit"]);
    expect((await replace(materialId, looker)).code).toBe(403);
  });
});

describe("a folder", () => {
  test("is deleted only when nothing lies in it", async () => {
    const { data: outer } = await server.post("harbour", "member/sourceCate/editSubmit", {
      name: "Outer",
    });
    const { data: inner } = await server.post("harbour", "member/sourceCate/editSubmit", {
      name: "Inner",
      parent: outer.id,
    });
    const { materialId } = await uploadPicture("indigo", `?folder=${inner.id}`);
    const remove = async (id: number) =>
      (await server.post("harbour", "member/sourceCate/delete", { ids: id })).data;
    expect((await remove(outer.id)).failed[0].error).toBe("record.hasChildren");
    expect((await remove(inner.id)).failed[0].error).toBe("record.referenced");
    await server.post("harbour", "member/source/bulkEdit", {
      ids: [materialId],
      values: { folder: null },
    });
    expect((await remove(inner.id)).failed).toEqual([]);
    expect((await remove(outer.id)).failed).toEqual([]);
  });
  test("has its total size", async () => {
    const { data: folder } = await server.post("harbour", "member/sourceCate/editSubmit", {
      name: "Counted",
    });
    await uploadPicture("khaki", `?folder=${folder.id}`);
    const { data } = await server.get("harbour", "member/source/folders");
    expect(data.list).toContainEqual({ folder: folder.id, count: 1 });
    expect(data.total).toBe((await list()).total);
  });
});
