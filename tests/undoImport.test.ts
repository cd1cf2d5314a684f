import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type OperationFixtures,
  openOperationFixtures,
} from "../framework/server/operations/operationFixtures.ts";
import { importing } from "./importing.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const api = "member/pallet";
const runFile = async (lines: readonly string[], options: Record<string, unknown> = {}) => {
  const content = `name,weight,stock\r\n${lines.join("\r\n")}\r\n`;
  return importing(fixtures.server, "harbour", api).whole(content, { key: "name", ...options });
};
const undo = (importId: string, { user = "harbour", before = null as number | null } = {}) =>
  fixtures.server.post(user, `${api}/importUndo`, { importId, before });
const readPallets = () =>
  fixtures.readAll("name, weight, stock, deleted_at is not null as trashed");
const edit = async (name: string, values: Record<string, unknown>) => {
  const { data } = await fixtures.server.get("harbour", `${api}/getList`, { name });
  const [{ id, version }] = data.list;
  const saved = await fixtures.server.post("harbour", `${api}/editSubmit`, {
    id,
    version,
    ...values,
  });
  expect(saved.code, saved.message).toBe(200);
};

test("added rows go to the trash, updated ones get their earlier values", async () => {
  await fixtures.add({ name: "B", weight: 3, stock: 10 });
  const { importId, status } = await runFile(["A,5,1", "B,9,15"]);
  expect(status).toMatchObject({ created: 1, updated: 1, undoable: 2 });

  const { data } = await undo(importId);
  expect(data).toEqual({ removed: 1, restored: 1, kept: [], next: null });
  expect(await readPallets()).toEqual([
    { name: "A", weight: 5, stock: 1, trashed: true },
    { name: "B", weight: 3, stock: 10, trashed: false },
  ]);
  const after = await fixtures.server.get("harbour", `${api}/importStatus`, { importId });
  expect(after.data.undoable).toBe(0);
  expect(await undo(importId)).toMatchObject({ data: { error: "import.nothingToUndo" } });
});

test("a row that somebody changed or deleted since stays, and is named with the reason", async () => {
  await fixtures.add({ name: "B", weight: 3 });
  await fixtures.add({ name: "C", weight: 3 });
  const { importId } = await runFile(["A,5,", "B,9,", "C,9,", "D,4,"]);
  await edit("A", { weight: 6 });
  await edit("B", { weight: 10 });
  const { data: found } = await fixtures.server.get("harbour", `${api}/getList`, { name: "D" });
  await fixtures.server.post("harbour", `${api}/delete`, { ids: String(found.list[0].id) });

  const { data } = await undo(importId);
  expect(data).toMatchObject({ removed: 0, restored: 1, next: null });
  expect(data.kept).toEqual([
    expect.objectContaining({ label: "D", message: expect.stringMatching(/deleted/) }),
    expect.objectContaining({ label: "B", message: "It was changed after the import" }),
    expect.objectContaining({ label: "A", message: "It was changed after the import" }),
  ]);
  expect(await readPallets()).toMatchObject([
    { name: "A", weight: 6, trashed: false },
    { name: "B", weight: 10 },
    { name: "C", weight: 3 },
    { name: "D", trashed: true },
  ]);
});

test("a stock is changed back by the difference, whatever was sold since", async () => {
  await fixtures.add({ name: "B", weight: 3, stock: 10 });
  const { importId } = await runFile(["B,3,15"]);
  await fixtures.server.database.pool.query("update pallets set stock = 12");
  expect((await undo(importId)).data).toMatchObject({ restored: 1 });
  expect(await readPallets()).toMatchObject([{ stock: 7 }]);
});

test("a row that the file names twice gets the values before the first of its lines", async () => {
  await fixtures.add({ name: "B", weight: 3 });
  const { importId, status } = await runFile(["B,9,", "C,1,", "B,12,"]);
  expect(status).toMatchObject({ updated: 2, created: 1, undoable: 2 });
  expect((await undo(importId)).data).toMatchObject({ restored: 1, removed: 1, kept: [] });
  expect(await readPallets()).toMatchObject([{ name: "B", weight: 3 }, { trashed: true }]);
});

test("a rule that forbids the deletion keeps the row, and the others are undone", async () => {
  const { importId } = await runFile(["A,99,", "B,4,"]);
  const { data } = await undo(importId);
  expect(data).toMatchObject({ removed: 1, kept: [{ label: "A" }] });
  expect(await readPallets()).toMatchObject([{ trashed: false }, { trashed: true }]);
});

test("more rows than one call undoes are undone by the next one", async () => {
  const lines = Array.from({ length: 205 }, (_, index) => `P${String(index).padStart(3, "0")},4,`);
  const { importId } = await runFile(lines);
  const first = await undo(importId);
  expect(first.data).toMatchObject({ removed: 200 });
  const second = await undo(importId, { before: first.data.next });
  expect(second.data).toMatchObject({ removed: 5, next: null });
});

test("a preview writes nothing that could be undone", async () => {
  const { importId } = await runFile(["A,5,"], { dryRun: true });
  expect(await undo(importId)).toMatchObject({ data: { error: "import.nothingToUndo" } });
  expect((await fixtures.server.get("harbour", `${api}/importHistory`)).data.list).toEqual([]);
});

test("only the member who ran it sees, lists and undoes an import", async () => {
  const { importId } = await runFile(["A,5,"]);
  expect(await undo(importId, { user: "laneway" })).toMatchObject({
    data: { error: "import.notFound" },
  });
  const history = (user: string) => fixtures.server.get(user, `${api}/importHistory`);
  expect((await history("harbour")).data.list).toMatchObject([
    { importId, created: 1, updated: 0, failed: 0, undoable: 1 },
  ]);
  expect((await history("laneway")).data.list).toEqual([]);
  const foreign = await fixtures.server.get("laneway", `${api}/getList`, { importId });
  expect(foreign.data.total).toBe(0);
});

test("a list shows the rows of one import", async () => {
  await fixtures.add({ name: "B", weight: 3 });
  await fixtures.add({ name: "C", weight: 3 });
  const { importId } = await runFile(["A,5,", "B,9,", "C,3,"]);
  const { data } = await fixtures.server.get("harbour", `${api}/getList`, { importId });
  expect(data.list.map(({ name }: { name: string }) => name)).toEqual(["A", "B"]);
  const counts = await fixtures.server.get("harbour", `${api}/getCounts`, { importId });
  expect(counts.data).toMatchObject({ open: 2 });
});
