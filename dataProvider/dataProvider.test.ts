import { HttpResponse } from "msw";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { envelope, startMockApi, testProvider } from "./testServer.ts";

const { server, received, answers } = startMockApi();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  received.length = 0;
});
afterAll(() => server.close());

const row = {
  id: 7,
  version: 2,
  name: "Rent",
  amount: 12.34,
  type: 2,
  supplier: 3,
  _labels: { supplier: "Acme" },
};
const record = { ...row, amount: 1234, type: "seckill" };
const provider = testProvider();

describe("reading a shop's rows", () => {
  it("lists with filters, page and sort, and keeps the labels", async () => {
    answers(() => envelope({ list: [row], total: 41, page: 2, pageSize: 20 }));
    const found = await provider.getList("bills", {
      pagination: { page: 2, perPage: 20 },
      sort: { field: "amount", order: "DESC" },
      filter: {
        q: "",
        amount_gte: 5,
        type: ["ordinary", "seckill"],
        remark_empty: false,
        trash: true,
        tab: "open",
      },
    });
    expect(received[0]).toMatchObject({ method: "GET", path: "/member/bill/getList" });
    expect(received[0]?.query).toEqual({
      page: "2",
      pageSize: "20",
      sort: "amount",
      order: "desc",
      amount_gte: "5",
      type: "ordinary,seckill",
      remark_empty: "false",
      trash: "1",
      tab: "open",
    });
    expect(found).toEqual({ data: [record], total: 41 });
  });
  it("batches the ids requested in one tick into one call, each id once", async () => {
    answers(({ query }) =>
      envelope({ list: query.ids?.split(",").map((id) => ({ ...row, id: Number(id) })), total: 3 }),
    );
    const [one, other] = await Promise.all([
      provider.getMany("bills", { ids: [1, 2] }),
      provider.getMany("bills", { ids: [2, 3] }),
    ]);
    expect(received).toHaveLength(1);
    expect(received[0]?.query).toEqual({ ids: "1,2,3", page: "1", pageSize: "3" });
    expect(one.data.map(({ id }) => id)).toEqual([1, 2]);
    expect(other.data.map(({ id }) => id)).toEqual([2, 3]);
  });
  it("turns sums and history into code's values", async () => {
    answers(() => envelope({ amount: 10.5 }));
    expect(await provider.sums("bills", { tab: "open" })).toEqual({ amount: 1050 });
    answers(() =>
      envelope({
        list: [{ id: 1, operation: "edit", changes: { amount: [1, 2.5], type: [1, 2] } }],
        total: 1,
      }),
    );
    const { list } = await provider.history("bills", { id: 7, page: 1, pageSize: 10 });
    expect(list[0]?.changes).toEqual({ amount: [100, 250], type: ["ordinary", "seckill"] });
  });
});

describe("saving a shop's rows", () => {
  it("sends flat bodies as a form", async () => {
    answers(() => envelope(row));
    const saved = await provider.create("bills", {
      data: {
        name: "Rent & more",
        amount: 1234,
        type: "seckill",
        status: "open",
        number: "B1",
        _labels: {},
      },
    });
    expect(received[0]).toMatchObject({ method: "POST", path: "/member/bill/editSubmit" });
    expect(received[0]?.contentType).toContain("application/x-www-form-urlencoded");
    expect(received[0]?.body).toBe("name=Rent+%26+more&amount=12.34&type=2");
    expect(saved.data).toEqual(record);
  });
  it("sends null, empty lists and child rows as JSON, where they survive", async () => {
    answers(() => envelope(row));
    await provider.create("bills", {
      data: {
        name: "Rent",
        remark: null,
        labels: [],
        lines: [
          { title: "a", price: 150 },
          { title: null, price: 0 },
        ],
      },
    });
    expect(received[0]?.contentType).toContain("application/json");
    expect(received[0]?.body).toEqual({
      name: "Rent",
      remark: null,
      labels: [],
      lines: [
        { title: "a", price: 1.5 },
        { title: null, price: 0 },
      ],
    });
  });
  it("sends of a change only id, version and what changed", async () => {
    answers(() => envelope(row));
    const previousData = {
      ...record,
      remark: null,
      labels: [1, 2],
      lines: [{ id: 1, title: "a", price: 100 }],
    };
    const data = {
      ...previousData,
      remark: "",
      amount: 2000,
      labels: [1, 2],
      lines: [{ title: "a", price: 100, id: 1 }],
    };
    await provider.update("bills", { id: 7, data, previousData });
    expect(received[0]?.body).toBe("id=7&version=2&amount=20");
  });
  it("clears a field with null", async () => {
    answers(() => envelope(row));
    await provider.update("bills", {
      id: 7,
      data: { ...record, supplier: null },
      previousData: record,
    });
    expect(received[0]?.body).toEqual({ id: 7, version: 2, supplier: null });
  });
  it("requests one row by id and several by ids, under the action's name on the wire", async () => {
    answers(() => envelope(row));
    expect(await provider.runAction("bills", "settle", { ids: [7], input: { fee: 150 } })).toEqual({
      list: [record],
      failed: [],
    });
    expect(received[0]).toMatchObject({ path: "/member/bill/settleBill", body: "fee=1.5&id=7" });
    const failed = [{ id: 8, code: 409, message: "Paid" }];
    answers(() => envelope({ list: [row], failed }));
    expect(await provider.runAction("bills", "settle", { ids: [7, 8] })).toEqual({
      list: [record],
      failed,
    });
    expect(received[1]?.body).toBe("ids=7%2C8");
    answers(() => envelope(row));
    await provider.runAction("bills", "settle", { ids: [7], version: 2 });
    expect(received[2]?.body).toBe("id=7&version=2");
  });
  it("refuses a removal with the first row's reason", async () => {
    answers(() =>
      envelope({ ids: [], failed: [{ id: 7, code: 409, message: "In use", error: "row.inUse" }] }),
    );
    await expect(provider.delete("bills", { id: 7 })).rejects.toMatchObject({
      code: 409,
      message: "In use",
    });
    expect(received[0]).toMatchObject({ path: "/member/bill/delete", body: "ids=7" });
  });
  it("D1: lists what was refused of a call of which every row is refused", async () => {
    const failed = [
      { id: 7, code: 409, message: "Paid", error: "record.statusNotAllowed" },
      { id: 8, code: 404, message: "Gone", error: "record.notFound" },
    ];
    answers(() => envelope({ error: "bulk.allRejected", failed }, 409, "None was changed"));
    expect(await provider.runAction("bills", "settle", { ids: [7, 8] })).toEqual({
      list: [],
      failed,
    });
    expect(await provider.removeMany("bills", [7, 8])).toEqual({ list: [], failed });
    expect(await provider.bulkEdit("bills", { ids: [7, 8], values: { name: "x" } })).toEqual({
      list: [],
      failed,
    });
    await expect(provider.deleteMany("bills", { ids: [7, 8] })).rejects.toMatchObject({
      code: 409,
    });
  });
  it("moves to the root with null", async () => {
    answers(() => envelope(row));
    await provider.move("bills", { id: 7, parent: null, before: 3 });
    expect(received[0]).toMatchObject({
      path: "/member/bill/move",
      body: { id: 7, parent: null, before: 3 },
    });
  });
});

describe("what the platform owns", () => {
  const country = { id: 61, version: 1, name: "Australia", fee: 1.5 };
  it("is listed over REST", async () => {
    answers(() =>
      HttpResponse.json([country], { headers: { "content-range": "countries 0-0/200" } }),
    );
    const found = await provider.getList("countries", {
      pagination: { page: 1, perPage: 1 },
      sort: { field: "name", order: "ASC" },
      filter: { name_contains: "aus", ids: [61, 62] },
    });
    expect(found).toEqual({ data: [{ ...country, fee: 150 }], total: 200 });
    expect(received[0]?.path).toBe("/rest/countries");
    expect(received[0]?.headers.get("authorization")).toBe("Bearer secret");
    expect(received[0]?.query).toEqual({
      filter: '{"name_contains":"aus","ids":"61,62"}',
      range: "[0,0]",
      sort: '["name","ASC"]',
    });
  });
  it("is changed by PUT with what changed", async () => {
    answers(() => HttpResponse.json(country));
    await provider.update("countries", {
      id: 61,
      data: { ...country, fee: 250 },
      previousData: { ...country, fee: 150 },
    });
    expect(received[0]).toMatchObject({
      method: "PUT",
      path: "/rest/countries/61",
      body: { version: 1, fee: 2.5 },
    });
  });
  it("names the fields that a save was refused for", async () => {
    answers(() =>
      HttpResponse.json(
        { code: 400, message: "No", data: { errors: { name: "Required" } } },
        { status: 400 },
      ),
    );
    await expect(provider.create("countries", { data: {} })).rejects.toMatchObject({
      code: 400,
      errors: { name: "Required" },
    });
  });
  it("counts in envelope form all the same", async () => {
    answers(() => envelope({ all: 200 }));
    expect(await provider.counts("countries", {})).toEqual({ all: 200 });
    expect(received[0]?.path).toBe("/system/country/getCounts");
  });
});

describe("files", () => {
  it("uploads as multipart and reports progress", async () => {
    answers(() => envelope({ imgUrl: "/files/a.png", thumbUrl: null, name: "a.png", size: 3 }));
    const onProgress = vi.fn();
    const uploaded = await provider.upload(new File(["abc"], "a.png", { type: "image/png" }), {
      onProgress,
    });
    expect(received[0]).toMatchObject({ method: "POST", path: "/common/upload" });
    expect(received[0]?.contentType).toContain("multipart/form-data");
    expect(received[0]?.body).toContain('filename="a.png"');
    expect(uploaded.imgUrl).toBe("/files/a.png");
    expect(onProgress).toHaveBeenCalled();
  });
  it("downloads an export under the server's name", async () => {
    answers(() =>
      HttpResponse.text("id,name", {
        headers: {
          "content-type": "text/csv",
          "content-disposition": "attachment; filename*=UTF-8''%E8%B4%A6.csv",
        },
      }),
    );
    const save = vi.fn();
    const saving = testProvider({ save });
    await saving.exportRows("bills", {
      query: { tab: "open" },
      format: "csv",
      sort: ["name", "asc"],
    });
    expect(received[0]?.query).toEqual({ tab: "open", format: "csv", sort: "name", order: "asc" });
    expect(save).toHaveBeenCalledWith(expect.any(Blob), "账.csv");
  });
  it("refuses where the server sent an envelope instead of a file", async () => {
    answers(() => envelope({ error: "export.empty" }, 422, "Nothing to export"));
    await expect(provider.exportRows("bills", { query: {}, format: "csv" })).rejects.toMatchObject({
      code: 422,
    });
  });
  it("starts an import with its mapping", async () => {
    answers(() => envelope(null));
    await provider.importRun("bills", {
      importId: "i",
      mapping: ["name", null],
      key: null,
      dialect: null,
      add: false,
      dryRun: true,
    });
    expect(received[0]?.body).toEqual({
      importId: "i",
      mapping: ["name", null],
      key: null,
      dialect: null,
      add: false,
      dryRun: true,
    });
  });
});
