import { PGlite } from "@electric-sql/pglite";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chooseSize } from "../../../tests/stress.ts";
import {
  boolean,
  choice,
  choices,
  dateTime,
  defineResource,
  localized,
  money,
  type Operand,
  type Predicate,
  satisfies,
  text,
} from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { compiler } from "../tables/compiler.ts";
import type { StandardRow } from "../tables/DB.ts";
import { predicateSql } from "./predicateSql.ts";

const loans = defineResource("loans", {
  api: "member/loan",
  route: "/order/loan",
  access: "order:loan",
  owner: tenantKind,
  fields: {
    type: choice(["loanOnly", "returnAndLoan"]),
    amount: money(),
    reason: text(),
    tags: choices(["gift", "fragile", "heavy"]),
    name: localized(),
    open: boolean(),
    handler: money(),
    due: dateTime(),
  },
  list: { columns: ["type"] },
});
const actor = { id: 7, tenantId: null };

const types = ["loanOnly", "returnAndLoan"];
const tags = ["gift", "fragile", "heavy"];
const amounts = [-1, 0, 7, 500];
const reasons = ["late", "Late parcel", "100%", "a_b", "back\\slash", "晚到"];
const names = ["Tea", "tea", "茶"];
const times = ["2001-01-01T00:00:00.000Z", "2999-01-01T00:00:00.000Z"];
const cycle = <T>(list: readonly T[], index: number): T | null =>
  list[index % (list.length + 1)] ?? null;
/** Every field with each of its values and with none, in varying combinations. */
const records = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  type: cycle(types, index),
  amount: cycle(amounts, index),
  reason: cycle(reasons, index),
  tags: tags.filter((_tag, place) => (index >> place) & 1),
  name:
    index % 4 === 0
      ? null
      : { en: cycle(names, index), zhCN: cycle(names, index + 1), zhTW: null, km: null },
  open: cycle([true, false], index),
  handler: cycle([7, 8], index),
  due: cycle(times, index),
}));

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create("memory://");
  await database.exec(
    "create table t (id int, type text, amount bigint, reason text, tags text[], name jsonb, open boolean, handler bigint, due timestamptz)",
  );
  for (const one of records)
    await database.query(
      "insert into t values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
      Object.values(one),
    );
}, 120_000);
afterAll(() => database.close());

async function found(tree: Predicate): Promise<number[]> {
  const where = predicateSql(loans, tree, actor);
  const query = sql<Pick<StandardRow, "id">>`select id from t where ${where} order by id`.compile(
    compiler,
  );
  const { rows } = await database.query<Pick<StandardRow, "id">>(query.sql, [...query.parameters]);
  return rows.map((row) => row.id);
}

const equality = (field: string, values: readonly Operand[]): fc.Arbitrary<Predicate> =>
  fc.record({
    op: fc.constantFrom("eq", "ne"),
    field: fc.constant(field),
    value: fc.constantFrom(...values),
  });
const order = (field: string, values: readonly Operand[]): fc.Arbitrary<Predicate> =>
  fc.record({
    op: fc.constantFrom("lt", "lte", "gt", "gte"),
    field: fc.constant(field),
    value: fc.constantFrom(...values),
  });
const within = (field: string, values: readonly Operand[]): fc.Arbitrary<Predicate> =>
  fc.record({
    op: fc.constantFrom("in", "notIn"),
    field: fc.constant(field),
    values: fc.array(fc.constantFrom(...values), { maxLength: 3 }),
  });
const part = fc.constantFrom("LATE", "%", "_", "\\", "a", "茶", "到");
const leaf: fc.Arbitrary<Predicate> = fc.oneof(
  equality("type", [...types, null]),
  equality("amount", [...amounts, null]),
  equality("handler", [{ actor: "id" }, { actor: "tenantId" }]),
  equality("reason", [...reasons, null]),
  equality("tags", tags),
  equality("name", [...names, "nothing"]),
  equality("open", [true, false, null]),
  order("amount", [...amounts, null, { actor: "id" }, { actor: "tenantId" }]),
  order("due", [...times, { now: true }]),
  within("type", [...types, null]),
  within("amount", [...amounts, null, { actor: "id" }]),
  within("tags", tags),
  fc.record({ op: fc.constant("contains"), field: fc.constantFrom("reason", "name"), value: part }),
  fc.record({ op: fc.constant("startsWith"), field: fc.constant("reason"), value: part }),
  fc.record({
    op: fc.constantFrom("empty", "filled"),
    field: fc.constantFrom(...Object.keys(loans.fields)),
  }),
);
const { tree } = fc.letrec<{ tree: Predicate }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({ op: fc.constantFrom("and", "or"), all: fc.array(tie("tree"), { maxLength: 3 }) }),
    fc.record({ op: fc.constant("not"), one: tie("tree") }),
  ),
}));

it("the database finds what evaluation in code finds", async () => {
  await fc.assert(
    fc.asyncProperty(tree, async (one) => {
      const expected = records
        .filter((record) => satisfies(one, record, actor))
        .map((record) => record.id);
      expect(await found(one)).toEqual(expected);
    }),
    { numRuns: chooseSize(150, 2000) },
  );
}, 120_000);

it("writes a value into the statement where only what is unusual has an index, whole", () => {
  const rare = defineResource("rare", {
    api: "member/rare",
    route: "/rare",
    access: "rare:list",
    owner: tenantKind,
    fields: {
      kind: choice(["usual", "rare"], { default: "usual", filter: true, index: "unusual" }),
      name: text({ filter: true }),
    },
    list: { columns: ["kind"] },
  });
  const toSql = (tree: Predicate) => predicateSql(rare, tree, actor).compile(compiler);
  expect(toSql({ op: "eq", field: "kind", value: "ra're" })).toMatchObject({
    sql: `"t"."kind" = 'ra''re'`,
    parameters: [],
  });
  expect(toSql({ op: "in", field: "kind", values: ["rare", "usual"] })).toMatchObject({
    sql: `"t"."kind" in ('rare', 'usual')`,
    parameters: [],
  });
  expect(toSql({ op: "eq", field: "name", value: "tea" })).toMatchObject({ parameters: ["tea"] });
});

it("writes the words of a choice, yes and no into the statement, and other values as parameters", () => {
  const all: Predicate[] = [
    { op: "eq", field: "type", value: "loanOnly" },
    { op: "ne", field: "open", value: true },
    { op: "eq", field: "reason", value: "late" },
  ];
  const { sql: text, parameters } = predicateSql(loans, { op: "and", all }, actor).compile(
    compiler,
  );
  expect(text).toContain("= 'loanOnly'");
  expect(text).toContain("is distinct from true");
  expect(parameters).toEqual(["late"]);
});
