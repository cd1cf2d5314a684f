import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  and,
  listPredicateFields,
  listTimedFields,
  not,
  or,
  type Predicate,
  predicate,
  satisfies,
} from "./index.ts";

interface Loan {
  type: "loanOnly" | "returnAndLoan";
  amount: number | null;
  reason: string | null;
  tags: string[];
  name: { en: string; zhCN: string } | null;
  handler: number | null;
}
const loan: Loan = {
  type: "loanOnly",
  amount: 500,
  reason: "Late parcel",
  tags: ["gift", "fragile"],
  name: { en: "Green tea", zhCN: "绿茶" },
  handler: 7,
};
const empty = { type: null, amount: null, reason: null, tags: [], name: null, handler: null };
type PredicateArguments = Parameters<typeof predicate<Loan>>[0];
const holds = (
  condition: PredicateArguments,
  record: object = loan,
  actor = { id: 7, tenantId: 1 },
) => satisfies(predicate<Loan>(condition), { ...record }, actor);

describe("a short condition", () => {
  it("expresses equality, membership in a list, and conjunctions", () => {
    expect(predicate({ type: "a" })).toEqual({ op: "eq", field: "type", value: "a" });
    expect(holds({ type: "loanOnly" })).toBe(true);
    expect(holds({ type: ["returnAndLoan", "loanOnly"], amount: 500 })).toBe(true);
    expect(holds({ type: "loanOnly", amount: 501 })).toBe(false);
    expect(holds({ type: [] })).toBe(false);
    expect(holds({})).toBe(true);
  });
});

describe("a written condition", () => {
  it("compares", () => {
    expect(holds((row) => row.amount.moreThan(499))).toBe(true);
    expect(holds((row) => row.amount.moreThan(500))).toBe(false);
    expect(holds((row) => row.amount.atLeast(500))).toBe(true);
    expect(holds((row) => row.amount.lessThan(500))).toBe(false);
    expect(holds((row) => row.amount.atMost(500))).toBe(true);
    expect(holds((row) => row.type.isNot("returnAndLoan"))).toBe(true);
    expect(holds((row) => row.type.in(["returnAndLoan"]))).toBe(false);
    expect(holds((row) => row.type.notIn(["returnAndLoan"]))).toBe(true);
    expect(holds((row) => row.reason.contains("LATE"))).toBe(true);
  });
  it("knows the actor", () => {
    expect(holds((row, actor) => row.handler.is(actor.id))).toBe(true);
    expect(holds((row, actor) => row.handler.is(actor.id), loan, { id: 8, tenantId: 1 })).toBe(
      false,
    );
  });
  it("compares an instant with the present", () => {
    const expired = predicate<{ validTo: string | null }>((row, _actor, now) =>
      row.validTo.lessThan(now),
    );
    const [past, future] = ["2001-01-01T00:00:00.000Z", "2999-01-01T00:00:00.000Z"];
    expect(satisfies(expired, { validTo: past })).toBe(true);
    expect(satisfies(expired, { validTo: future })).toBe(false);
    expect(satisfies(expired, { validTo: null })).toBe(false);
    expect(listTimedFields(not(expired))).toEqual(["validTo"]);
    expect(listTimedFields(predicate<Loan>({ amount: 500 }))).toEqual([]);
  });
  it("is combined", () => {
    expect(holds((row) => and(row.amount.isFilled(), not(row.reason.isEmpty())))).toBe(true);
    expect(holds((row) => or(row.amount.isEmpty(), row.reason.contains("parcel")))).toBe(true);
    expect(holds(() => and())).toBe(true);
    expect(holds(() => or())).toBe(false);
  });
  it("lists the fields it reads", () => {
    const tree = predicate<Loan>((row) =>
      or(row.amount.isEmpty(), not(and(row.type.is("loanOnly"), row.tags.isFilled()))),
    );
    expect(listPredicateFields(tree)).toEqual(["amount", "type", "tags"]);
  });
});

describe("no value", () => {
  it("is empty", () => {
    for (const name of Object.keys(empty)) {
      expect(satisfies({ op: "empty", field: name }, empty)).toBe(true);
      expect(satisfies({ op: "filled", field: name }, empty)).toBe(false);
    }
    expect(satisfies({ op: "empty", field: "absent" }, {})).toBe(true);
    expect(satisfies({ op: "empty", field: "text" }, { text: "" })).toBe(true);
    expect(satisfies({ op: "empty", field: "zero" }, { zero: 0 })).toBe(false);
    expect(satisfies({ op: "empty", field: "no" }, { no: false })).toBe(false);
  });
  it("equals itself, and differs from every value", () => {
    expect(holds((row) => row.amount.is(null), empty)).toBe(true);
    expect(holds((row) => row.amount.is(0), empty)).toBe(false);
    expect(holds((row) => row.amount.isNot(0), empty)).toBe(true);
    expect(holds((row) => row.amount.notIn([0, 1]), empty)).toBe(true);
    expect(holds((row) => row.amount.is(null), {})).toBe(true);
  });
  it("has no order, and contains nothing", () => {
    for (const condition of [
      (row) => row.amount.lessThan(1),
      (row) => row.amount.atMost(0),
      (row) => row.amount.moreThan(-1),
      (row) => row.reason.contains(""),
    ] satisfies PredicateArguments[])
      expect(holds(condition, empty)).toBe(false);
  });
  it("about the actor matches no row by order", () => {
    const below: Predicate = { op: "lt", field: "handler", value: { actor: "tenantId" } };
    expect(satisfies(below, { ...loan }, { id: 7, tenantId: null })).toBe(false);
  });
});

describe("a list", () => {
  it("equals each of its members", () => {
    expect(holds({ tags: "gift" })).toBe(true);
    expect(holds({ tags: "heavy" })).toBe(false);
    expect(holds((row) => row.tags.isNot("heavy"))).toBe(true);
    expect(holds((row) => row.tags.isNot("gift"))).toBe(false);
  });
  it("holds all of some, and none of others", () => {
    expect(holds({ tags: ["gift", "fragile"] })).toBe(true);
    expect(holds({ tags: ["gift", "heavy"] })).toBe(false);
    expect(holds((row) => row.tags.notIn(["heavy", "wet"]))).toBe(true);
    expect(holds((row) => row.tags.notIn(["heavy", "gift"]))).toBe(false);
  });
});

describe("a text in several languages", () => {
  const named = (op: "eq" | "ne" | "contains", value: string) =>
    satisfies({ op, field: "name", value }, { ...loan });
  it("is looked into in all of them", () => {
    expect(named("contains", "tea")).toBe(true);
    expect(named("contains", "绿")).toBe(true);
    expect(named("contains", "object")).toBe(false);
    expect(named("eq", "绿茶")).toBe(true);
    expect(named("ne", "绿茶")).toBe(false);
    expect(named("eq", "绿")).toBe(false);
  });
});

it("not is the contrary, always", () => {
  const literal = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
  const leaf = fc.record({
    op: fc.constantFrom("eq", "ne", "lt", "lte", "gt", "gte", "contains", "startsWith"),
    field: fc.constantFrom("a", "b"),
    value: literal,
  }) as fc.Arbitrary<Predicate>;
  fc.assert(
    fc.property(leaf, leaf, fc.record({ a: literal, b: literal }), (one, other, record) => {
      expect(satisfies(not(one), record)).toBe(!satisfies(one, record));
      expect(satisfies(not(and(one, other)), record)).toBe(
        satisfies(or(not(one), not(other)), record),
      );
    }),
  );
});
