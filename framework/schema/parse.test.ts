import { describe, expect, it } from "vitest";
import { choice, type Fields, money, parseFields, rows, text } from "./index.ts";

const coded = choice({ ordinary: 1, quick: 2, group: 3 });

describe("the fields of a body", () => {
  const fields: Fields = {
    name: text({ required: true }),
    price: money(),
    lines: rows({ name: text(), price: money(), type: coded }),
  };
  it("are parsed, and only those given", () => {
    const { values, issues } = parseFields(fields, { name: " Tea ", price: "" });
    expect(values).toEqual({ name: "Tea", price: null });
    expect(issues).toEqual({});
  });
  it("that are unknown are named, never dropped", () => {
    const body = JSON.parse('{"name":"Tea","branch":2,"__proto__":{"admin":true},"constructor":1}');
    const { values, issues } = parseFields(fields, body);
    expect(Object.keys(issues)).toEqual(["branch", "__proto__", "constructor"]);
    expect(issues.branch).toEqual({
      key: "validation.unknownField",
      params: { field: "branch" },
    });
    expect(values).toEqual({ name: "Tea" });
  });
  it("inside child rows carry their path", () => {
    const { values, issues } = parseFields(fields, {
      lines: [
        { id: "4", name: "a", price: "0.29", type: 3 },
        { name: "b", price: 0.001, colour: "red" },
        "c",
        { id: -1 },
        { id: [5] },
      ],
    });
    expect(Object.keys(issues)).toEqual([
      "lines.1.price",
      "lines.1.colour",
      "lines.2",
      "lines.3.id",
      "lines.4.id",
    ]);
    expect(values.lines).toEqual([
      { id: 4, name: "a", price: 29, type: "group" },
      { name: "b" },
      {},
      {},
      {},
    ]);
  });
  it("may hold more than twenty child rows sent as a form, which arrive as an object of numbers", () => {
    const lines = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [String(index), { name: `${index}` }]),
    );
    const { values } = parseFields(fields, { lines });
    expect((values.lines as { name: string }[]).map((row) => row.name)).toEqual(
      Array.from({ length: 30 }, (_, index) => `${index}`),
    );
  });
});
