import { describe, expect, it } from "vitest";
import {
  checkDeclarations,
  choice,
  computed,
  date,
  defineResource,
  type Field,
  type Fields,
  getTenantKey,
  integer,
  money,
  parent,
  type Resource,
  reference,
  rows,
  text,
  withOptions,
} from "./index.ts";
import { operatorRealm, tenantKind } from "./testTenancy.ts";

const tenantKey = getTenantKey();
const made = (fields: Fields, more: Partial<Resource> = {}): Resource => ({
  ...defineResource("loans", {
    api: "member/loan",
    route: "/order/loan",
    access: "order:loan",
    owner: tenantKind,
    fields,
    list: { columns: Object.keys(fields) },
  }),
  ...more,
});
const other = (more: Partial<Resource>): Resource => ({
  ...made({ name: text() }),
  name: "books",
  api: "member/books",
  route: "/books/list",
  path: "/books",
  ...more,
});
const fine = {
  name: text({ required: true }),
  status: choice(["open", "closed"], { default: "open" }),
};
const acted = (action: Partial<Resource["actionList"][number]>) =>
  made(fine, {
    actionList: [
      {
        name: "close",
        call: "close",
        from: null,
        to: [],
        input: null,
        beside: [],
        confirm: false,
        bulk: false,
        if: null,
        tone: null,
        undo: null,
        saveAnd: false,
        optimistic: null,
        output: null,
        ...action,
      },
    ],
  });
const found = (...resources: Resource[]) => checkDeclarations(resources);

/** A default that the types reject. */
const shut: Field = withOptions(choice(["open"]), { default: "shut" });

/** Options that the types reject. */
const decimalMoney: Field = withOptions(money(), unknownOption("decimals", 2));
const misspelt: Field = withOptions(text(), unknownOption("requird", true));
function unknownOption(name: string, value: unknown): object {
  return { [name]: value };
}

/** A declaration with exactly one mistake, its location, and what the error names. */
const declarationErrors: readonly (readonly [
  code: string,
  where: string,
  named: string,
  resources: Resource[],
])[] = [
  [
    "E001",
    "loans.api",
    "member/loan",
    [made(fine), other({ api: "member/loan", name: "first" })].reverse(),
  ],
  ["E001", "loans.route", "/order/loan", [other({ route: "/order/loan" }), made(fine)]],
  ["E101", "loans.fields.Name", "Name", [made({ Name: text() })]],
  ["E101", "loans.fields.first name", "first name", [made({ "first name": text() })]],
  ["E103", "loans.fields.version", "version", [made({ version: integer() })]],
  ["E103", `loans.fields.${tenantKey}`, tenantKey, [made({ [tenantKey]: integer() })]],
  ["E104", "loans.fields.status", "choose", [made({ status: choice([]) })]],
  ["E105", "loans.fields.kind", "shut", [made({ kind: shut })]],
  ["E125", "loans.fields.price", '"decimals"', [made({ price: decimalMoney })]],
  ["E125", "loans.fields.remark", '"requird"', [made({ remark: misspelt })]],
  ["E126", "loans.fields.copies", "600", [made({ copies: integer({ default: 600, max: 500 }) })]],
  ["E126", "loans.fields.fee", "1", [made({ fee: money({ default: 1, min: 0.5 }) })]],
  ["E126", "loans.fields.from", "2026-02-30", [made({ from: date({ default: "2026-02-30" }) })]],
  ["E126", "loans.fields.code", "abc", [made({ code: text({ default: "abc", max: 2 }) })]],
  ["E127", "loans.fields.open", "stored", [made({ open: computed(integer(), { filter: true }) })]],
  [
    "E127",
    "loans.fields.open",
    "stored",
    [made({ open: computed(integer(), { sortable: true }) })],
  ],
  [
    "E128",
    "loans.list.inline",
    "list.columns",
    [made({ ...fine, remark: text() }, { columns: ["name"], inline: ["remark"] })],
  ],
  ["E106", "loans.fields.price", "5", [made({ price: money({ min: 5, max: 1 }) })]],
  [
    "E107",
    "loans.fields.lines.parts",
    "resource",
    [made({ lines: rows({ parts: rows({ name: text() }) }) })],
  ],
  [
    "E129",
    "loans.fields.lines.copies",
    "put readOnly on the rows",
    [made({ lines: rows({ copies: integer({ readOnly: true }) }) })],
  ],
  [
    "E129",
    "loans.fields.lines.copies",
    "put createOnly on the rows",
    [made({ lines: rows({ copies: integer({ createOnly: true }) }) })],
  ],
  ["E102", "loans.list.columns", "expres", [made(fine, { columns: ["name", "expres"] })]],
  ["E102", "loans.list.sort", "expres", [made(fine, { sort: ["expres", "asc"] })]],
  ["E102", "loans.list.inline", "expres", [made(fine, { inline: ["expres"] })]],
  ["E102", "loans.list.sums", "expres", [made(fine, { sums: ["expres"] })]],
  [
    "E102",
    "loans.form",
    "expres",
    [made(fine, { form: [{ section: "main", fields: ["name", "expres"] }] })],
  ],
  ["E102", "loans.label", "expres", [made(fine, { label: "expres" })]],
  ["E102", "loans.key", "expres", [made(fine, { key: "expres" })]],
  ["E102", "loans.list.tabs", "expres", [made(fine, { tabs: { field: "expres" } })]],
  [
    "E102",
    "loans.list.tabs.late",
    "expres",
    [made(fine, { tabs: { list: [{ name: "late", where: { op: "filled", field: "expres" } }] } })],
  ],
  ["E102", "loans.rowRule", "expres", [made(fine, { rowRule: { op: "filled", field: "expres" } })]],
  [
    "E102",
    "loans.readers",
    "expres",
    [made(fine, { owner: "shared", readers: { op: "filled", field: "expres" } })],
  ],
  ["E145", "loans.readers", "shared", [made(fine, { readers: { op: "filled", field: "name" } })]],
  [
    "E102",
    "loans.list.parameters.by",
    "expres",
    [made(fine, { parameters: { by: "expres_contains" } })],
  ],
  [
    "E102",
    "loans.list.parameters.by",
    "expres",
    [made(fine, { parameters: { by: { A: { expres: "1" } } } })],
  ],
  [
    "E102",
    "loans.list.parameters.by",
    "expres",
    [made(fine, { parameters: { by: (value) => ({ expres: value }) } })],
  ],
  ["E102", "loans.actions.close.if", "expres", [acted({ if: { op: "filled", field: "expres" } })]],
  ["E110", "loans.fields.books", "good", [made({ books: reference("good") }), other({})]],
  [
    "E111",
    "loans.fields.books",
    "books",
    [made({ books: reference("books") }, { owner: "shared" }), other({})],
  ],
  [
    "E112",
    "loans.fields.books",
    "books",
    [made({ books: reference("books") }), other({ owner: operatorRealm })],
  ],
  [
    "E113",
    "loans.fields.express",
    "typ",
    [made({ ...fine, express: text({ visibleWhen: { typ: "a" } }) })],
  ],
  [
    "E114",
    "loans.fields.express",
    "shut",
    [made({ ...fine, express: text({ visibleWhen: { status: ["open", "shut"] } }) })],
  ],
  ["E120", "loans.list.sort", "name", [made(fine, { sort: ["name", "asc"] })]],
  ["E161", "loans.actions.close.undo", "reopen", [acted({ undo: "reopen" })]],
  ["E102", "loans.list.phone", "nmae", [made(fine, { phone: { title: "nmae" } })]],
  [
    "E120",
    "loans.list.tabSort.open",
    "name",
    [made(fine, { tabs: { field: "status" }, tabSort: { open: ["name", "asc"] } })],
  ],
  [
    "E102",
    "loans.list.tabHidden.open",
    "nmae",
    [made(fine, { tabs: { field: "status" }, tabHidden: { open: ["nmae"] } })],
  ],
  ["E121", "loans.list.tabs", "choice", [made(fine, { tabs: { field: "name" } })]],
  ["E130", "loans.actions.close", "getList", [acted({ call: "getList" })]],
  ["E130", "loans.calls.getIds", "getIds", [made(fine, { calls: { getIds: { output: {} } } })]],
  ["E130", "loans.calls.close", "close", [{ ...acted({}), calls: { close: { output: {} } } }]],
  [
    "E131",
    "loans.actions",
    "status",
    [{ ...acted({ to: ["closed"] }), fields: { name: fine.name }, columns: ["name"], form: [] }],
  ],
  ["E132", "loans.actions.close", "shut", [acted({ from: ["shut"] })]],
  [
    "E133",
    "loans.fields.status",
    "late",
    [
      {
        ...acted({ from: ["open"], to: ["closed"] }),
        fields: { name: fine.name, status: choice(["open", "closed", "late"], { readOnly: true }) },
      },
    ],
  ],
  ["E140", "loans.fields", "two", [made({ above: parent(), before: parent() })]],
  ["E142", "loans.access", "order", [made(fine, { access: "order" })]],
  ["E143", "loans.route", "loan", [made(fine, { route: "loan" })]],
  ["E144", "loans.form", "name", [made(fine, { form: [{ section: "main", fields: ["status"] }] })]],
];

describe("a mistake in a declaration", () => {
  it.each(declarationErrors)("%s at %s is found", (code, where, named, resources) => {
    const errors = found(...resources).filter((error) => error.code === code);
    expect(errors).not.toEqual([]);
    expect(errors[0]?.message).toContain(`${code} ${where}: `);
    expect(errors[0]?.message).toContain(named);
    expect(errors[0]?.message).toMatch(/\(.+\)$/);
  });
  it("is found alone, but for what follows from it", () => {
    for (const [code, where, , resources] of declarationErrors) {
      const others = found(...resources).filter((error) => error.code !== code);
      expect(
        others.map((error) => error.message),
        `${code} ${where}`,
      ).toEqual(code === "E131" ? [expect.any(String)] : []);
    }
  });
  it("is not seen where there is none", () => {
    expect(found(made(fine), other({}))).toEqual([]);
    expect(found(made({ ...fine, books: reference("books") }), other({ owner: "shared" }))).toEqual(
      [],
    );
    expect(found(acted({ from: ["open"], to: ["closed"] }))).toEqual([]);
  });
});
