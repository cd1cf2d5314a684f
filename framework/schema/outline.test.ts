import { expect, test, vi } from "vitest";
import {
  type Actor,
  can,
  canOpen,
  createOutlines,
  defineResource,
  isLoaded,
  listMenuItems,
  loadResource,
  loadResources,
  readWhole,
  text,
  toOutline,
} from "./index.ts";
import { tenantKind } from "./testTenancy.ts";

const books = defineResource("books", {
  api: "library/books",
  route: "/library/books",
  access: "library:books",
  owner: tenantKind,
  goKey: "b",
  operations: ["edit"],
  fields: { title: text({ search: true }), shelf: text({ readOnly: true }) },
  list: {
    columns: ["title"],
    tabs: { lent: { shelf: "A" }, missing: { shelf: "B" } },
    tabSort: { missing: ["id", "asc"] },
  },
  toDo: { missing: { actions: ["find"] } },
  views: { missing: { route: "/library/missing", access: "library:missing", tabs: ["missing"] } },
  actions: { find: {} },
});
const readers = defineResource("readers", {
  api: "library/readers",
  route: "/people/readers",
  access: "people:readers",
  owner: tenantKind,
  fields: { name: text() },
  list: { columns: ["name"] },
});
const actor: Actor = {
  id: 1,
  name: "Ann",
  realm: tenantKind,
  tenantId: 1,
  roles: [],
  permissions: ["library:missing", "library:missing:find"],
};

const open = () => {
  const request = vi.fn(async (domain: string) => (domain === "library" ? [books] : [readers]));
  // As the build writes them to a file.
  const outlines = JSON.parse(
    JSON.stringify([toOutline(books, "library"), toOutline(readers, "people")]),
  );
  const [outlined = books, other = readers] = createOutlines(outlines, request);
  return { outlined, other, request };
};
/** What reading throws: the promise that React waits for, or an error. */
const catchThrown = (read: () => unknown): unknown => {
  try {
    read();
  } catch (thrown) {
    return thrown;
  }
  throw new Error("nothing was thrown");
};

test("an outline has what differs from other resources, and no field, action or form", () => {
  expect(toOutline(readers, "people")).toEqual({
    name: "readers",
    domain: "people",
    api: "library/readers",
    route: "/people/readers",
    path: "/people/readers",
    access: "people:readers",
    owner: tenantKind,
    label: "name",
  });
  expect(Object.keys(toOutline(books, "library")).slice(8)).toEqual([
    "goKey",
    "operations",
    "tabSort",
    "toDo",
    "viewList",
  ]);
});

test("menus, permissions, links and counts read no declaration", () => {
  const { outlined, other, request } = open();
  expect(listMenuItems(outlined).map(({ route, visibleTabs }) => [route, visibleTabs])).toEqual(
    listMenuItems(books).map(({ route, visibleTabs }) => [route, visibleTabs]),
  );
  expect(listMenuItems(outlined).map((entry) => canOpen(actor, entry))).toEqual([false, true]);
  expect([can(actor, outlined, "find"), can(actor, outlined, "create")]).toEqual([true, false]);
  expect(can(actor, other, "view")).toBe(false);
  expect([outlined.toDo, outlined.tabSort, outlined.label]).toEqual([
    books.toDo,
    books.tabSort,
    "title",
  ]);
  expect(outlined.sort).toEqual(books.sort);
  expect(request).not.toHaveBeenCalled();
});

test("reading deeper suspends until the domain is loaded, once, and then answers everything", async () => {
  const { outlined, request } = open();
  const [, view = outlined] = listMenuItems(outlined);
  expect(isLoaded(outlined)).toBe(false);
  const thrown = catchThrown(() => outlined.fields);
  expect(thrown).toBeInstanceOf(Promise);
  expect(catchThrown(() => view.actionList)).toBe(thrown);
  await thrown;
  expect(isLoaded(outlined)).toBe(true);
  expect({ ...outlined }).toEqual({ ...books });
  expect({ ...view }).toEqual({ ...listMenuItems(books)[1] });
  expect(outlined.fields).toBe(books.fields);
  expect(request).toHaveBeenCalledTimes(1);
});

test("a domain loads its resources only, and several load at the same time", async () => {
  const { outlined, other, request } = open();
  await loadResource(outlined);
  expect([isLoaded(outlined), isLoaded(other)]).toEqual([true, false]);
  await catchThrown(() => readWhole([outlined, other]));
  expect(request.mock.calls).toEqual([["library"], ["people"]]);
  readWhole([outlined, other]);
  await loadResources([outlined, other]);
  expect(request).toHaveBeenCalledTimes(2);
});

test("a failure is an error of what reads, and a later attempt loads again", async () => {
  vi.useFakeTimers();
  try {
    const { outlined, request } = open();
    request.mockRejectedValueOnce(new Error("offline"));
    await expect(catchThrown(() => outlined.fields)).rejects.toThrow("offline");
    for (const read of [() => outlined.fields, () => readWhole([outlined])])
      expect(catchThrown(read)).toMatchObject({ message: "offline" });
    vi.runAllTimers();
    await loadResource(outlined);
    expect(outlined.fields).toBe(books.fields);
  } finally {
    vi.useRealTimers();
  }
});

test("a whole declaration is loaded, and readable everywhere", async () => {
  expect(isLoaded(books)).toBe(true);
  await loadResource(books);
  readWhole([books, readers]);
});
