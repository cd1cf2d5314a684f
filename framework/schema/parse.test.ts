import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BuiltInKinds,
  boolean,
  builtInKinds,
  choice,
  choices,
  computed,
  date,
  dateRange,
  dateTime,
  decimal,
  duration,
  email,
  type Field,
  type Fields,
  file,
  InvalidValue,
  image,
  images,
  integer,
  json,
  localized,
  longText,
  money,
  parent,
  parseFields,
  parseValue,
  password,
  percent,
  phone,
  point,
  reference,
  references,
  richText,
  rows,
  text,
  url,
  video,
} from "./index.ts";
import { en } from "./locales/en.ts";

/** Returns the key of a value's issue, if any. */
function findIssue(field: Field, raw: unknown): string | undefined {
  try {
    parseValue(field, raw);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidValue) return error.issue.key.replace("validation.", "");
    throw error;
  }
}
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const coded = choice({ ordinary: 1, seckill: 2, group: 3 });

interface Example {
  field: Field;
  good: readonly (readonly [raw: unknown, value: unknown])[];
  bad: readonly (readonly [raw: unknown, issue: string])[];
}
const texts: Pick<Example, "good" | "bad"> = {
  good: [
    ["  Tea  ", "Tea"],
    [12, "12"],
    ["   ", null],
    ["茶 🍵", "茶 🍵"],
    ["'; drop table suppliers; --", "'; drop table suppliers; --"],
  ],
  bad: [
    ["a\u0000b", "type.text"],
    ["\ud800", "type.text"],
    [["Tea"], "type.text"],
    [{ toString: "Tea" }, "type.text"],
    [true, "type.text"],
    [Number.NaN, "type.text"],
  ],
};
const wholes: Pick<Example, "good" | "bad"> = {
  good: [
    [7, 7],
    ["7", 7],
    [" -7 ", -7],
    ["7.0", 7],
  ],
  bad: [
    [7.5, "type.integer"],
    ["7.5", "type.integer"],
    ["seven", "type.integer"],
    ["1e21", "type.integer"],
    [1e21, "type.integer"],
    [Number.POSITIVE_INFINITY, "type.integer"],
    ["0x10", "type.integer"],
    [true, "type.integer"],
    [[7], "type.integer"],
  ],
};
const ids: Pick<Example, "good" | "bad"> = {
  good: [
    [7, 7],
    ["7", 7],
  ],
  bad: [
    [0, "type.reference"],
    [-7, "type.reference"],
    ["7; drop table", "type.integer"],
    [1.5, "type.integer"],
    [2 ** 53, "type.integer"],
    [{ id: 7 }, "type.integer"],
  ],
};
const addresses: Pick<Example, "good" | "bad"> = {
  good: [
    ["/files/2026/11/tea.jpg", "/files/2026/11/tea.jpg"],
    ["https://cdn.example/tea.jpg", "https://cdn.example/tea.jpg"],
  ],
  bad: [
    ["javascript:alert(1)", "type.file"],
    ["/files/../secret", "type.file"],
    ["/etc/passwd", "type.file"],
    ["data:text/html,x", "type.file"],
  ],
};

const examples: Record<keyof BuiltInKinds, Example> = {
  text: { field: text(), ...texts },
  longText: { field: longText(), ...texts },
  richText: { field: richText(), ...texts },
  localized: {
    field: localized(),
    good: [
      [
        { en: " Tea ", zhCN: "茶" },
        { en: "Tea", zhCN: "茶", zhTW: null, km: null },
      ],
      [{ en: "", zhCN: null }, null],
      [{}, null],
    ],
    bad: [
      ["Tea", "type.localized"],
      [["Tea"], "type.localized"],
      [{ fr: "thé" }, "unknownField"],
      [{ en: ["Tea"] }, "type.text"],
      [{ en: "a\u0000" }, "type.text"],
    ],
  },
  integer: { field: integer(), ...wholes },
  decimal: {
    field: decimal({ decimals: 3 }),
    good: [
      [1.234, 1.234],
      ["0.29", 0.29],
      [".5", 0.5],
      [-0.001, -0.001],
    ],
    bad: [
      [1.2345, "decimals"],
      ["1.2.3", "type.number"],
      ["1e3", "type.number"],
      ["1,5", "type.number"],
    ],
  },
  money: {
    field: money(),
    good: [
      [0.29, 29],
      ["0.29", 29],
      [1.1 + 2.2, 330],
      ["1234.5", 123450],
      [-0.01, -1],
      [0, 0],
      [9_999_999_999.99, 999_999_999_999],
    ],
    bad: [
      [1.005, "money"],
      ["0.001", "money"],
      [10_000_000_000.005, "money"],
      [1e21, "type.number"],
      ["1e21", "type.number"],
      ["A$5", "type.number"],
      [{}, "type.number"],
    ],
  },
  percent: {
    field: percent(),
    good: [
      [12.5, 12.5],
      ["0.07", 0.07],
    ],
    bad: [
      [12.345, "decimals"],
      ["12%", "type.number"],
    ],
  },
  boolean: {
    field: boolean(),
    good: [
      [true, true],
      ["true", true],
      ["1", true],
      [0, false],
      ["false", false],
    ],
    bad: [
      ["yes", "type.boolean"],
      [2, "type.boolean"],
      [[true], "type.boolean"],
    ],
  },
  choice: {
    field: coded,
    good: [
      ["group", "group"],
      [3, "group"],
      ["3", "group"],
    ],
    bad: [
      [4, "oneOf"],
      ["Group", "oneOf"],
      [[1], "oneOf"],
      ["constructor", "oneOf"],
    ],
  },
  choices: {
    field: choices(["red", "blue"]),
    good: [
      [
        ["red", "blue", "red"],
        ["red", "blue"],
      ],
      ["red,blue", ["red", "blue"]],
      [{ 0: "blue" }, ["blue"]],
      [[], []],
    ],
    bad: [
      [["green"], "oneOf"],
      [{ a: "red" }, "type.list"],
      [7, "type.list"],
    ],
  },
  date: {
    field: date(),
    good: [
      ["2028-02-29", "2028-02-29"],
      [" 2026-01-31 ", "2026-01-31"],
    ],
    bad: [
      ["2026-02-30", "type.date"],
      ["2026-02-29", "type.date"],
      ["2026-13-01", "type.date"],
      ["0000-01-01", "type.date"],
      ["26-01-31", "type.date"],
      ["2026-01-31T00:00:00Z", "type.date"],
      [20260131, "type.date"],
    ],
  },
  dateTime: {
    field: dateTime(),
    good: [
      ["2026-01-31T10:00:00Z", "2026-01-31T10:00:00.000Z"],
      ["2026-01-31T10:00+11:00", "2026-01-30T23:00:00.000Z"],
      [1767225600, "2026-01-01T00:00:00.000Z"],
      ["1767225600", "2026-01-01T00:00:00.000Z"],
    ],
    bad: [
      ["2026-02-30T10:00:00Z", "type.dateTime"],
      ["2026-01-31T24:00:00Z", "type.dateTime"],
      ["2026-01-31T10:00:00", "type.dateTime"],
      ["2026-01-31", "type.dateTime"],
      ["9999-12-31T23:59:59-05:00", "type.dateTime"],
      ["0001-01-01T00:00:00+05:00", "type.dateTime"],
      [12, "type.dateTime"],
    ],
  },
  duration: { field: duration(), ...wholes },
  dateRange: {
    field: dateRange(),
    good: [
      [
        { from: "2026-01-01", to: "2026-01-31" },
        { from: "2026-01-01", to: "2026-01-31" },
      ],
      [
        { from: "2026-01-01", to: "2026-01-01" },
        { from: "2026-01-01", to: "2026-01-01" },
      ],
    ],
    bad: [
      [{ from: "2026-02-01", to: "2026-01-31" }, "range"],
      [{ from: "2026-02-01" }, "type.date"],
      ["2026-02-01", "type.dateRange"],
    ],
  },
  email: {
    field: email(),
    good: [[" mia.chen@harbour.example ", "mia.chen@harbour.example"]],
    bad: [
      ["mia", "type.email"],
      ["mia@harbour", "type.email"],
      ["a b@c.de", "type.email"],
    ],
  },
  phone: {
    field: phone(),
    good: [
      ["+61 491 570 006", "+61 491 570 006"],
      ["02 5550 1234", "02 5550 1234"],
      ["(02) 5550 1234", "(02) 5550 1234"],
    ],
    bad: [
      ["call me", "type.phone"],
      ["12", "type.phone"],
      ["+", "type.phone"],
    ],
  },
  url: {
    field: url(),
    good: [["https://harbour.example/tea?q=1", "https://harbour.example/tea?q=1"]],
    bad: [
      ["harbour.example", "type.url"],
      ["javascript:alert(1)", "type.url"],
      ["https:// x", "type.url"],
      [`http://${"a".repeat(200_000)} b`, "type.url"],
    ],
  },
  password: {
    field: password(),
    good: [[" with spaces ", " with spaces "]],
    bad: [[12345678, "type.text"]],
  },
  image: { field: image(), ...addresses },
  images: {
    field: images(),
    good: [
      [
        ["/files/a.jpg", "/files/b.jpg"],
        ["/files/a.jpg", "/files/b.jpg"],
      ],
      ["/files/a.jpg,/files/b.jpg", ["/files/a.jpg", "/files/b.jpg"]],
    ],
    bad: [
      [["javascript:alert(1)"], "type.file"],
      [[null], "type.text"],
    ],
  },
  video: { field: video(), ...addresses },
  file: { field: file(), ...addresses },
  reference: { field: reference("goods"), ...ids },
  references: {
    field: references("goods"),
    good: [
      [
        [7, "8", 7],
        [7, 8],
      ],
      ["7,8", [7, 8]],
    ],
    bad: [
      [["x"], "type.integer"],
      [[0], "type.reference"],
    ],
  },
  parent: { field: parent(), ...ids },
  rows: {
    field: rows({ name: text() }),
    good: [[[{ name: "a" }], [{ name: "a" }]]],
    bad: [[7, "type.list"]],
  },
  point: {
    field: point(),
    good: [
      [
        { lat: "-33.87", lng: 151.21 },
        { lat: -33.87, lng: 151.21 },
      ],
    ],
    bad: [
      [{ lat: 91, lng: 0 }, "type.point"],
      [{ lat: 0, lng: -181 }, "type.point"],
      [{ lat: 0 }, "type.number"],
      ["0,0", "type.point"],
    ],
  },
  json: {
    field: json({ check: isList }),
    good: [
      [[1], [1]],
      ["[1]", [1]],
    ],
    bad: [
      ["{", "type.json"],
      [{}, "type.json"],
      [[{ name: "a\u0000" }], "type.text"],
      ['["\\ud800"]', "type.text"],
    ],
  },
  computed: { field: computed(money()), good: [], bad: [[1, "readOnly"]] },
};

describe.each(Object.values(examples))("a $field.kind", ({ field, good, bad }) => {
  it("is of its kind, or none", () => {
    expect(builtInKinds).toHaveProperty(field.kind, field.type);
    for (const nothing of [undefined, null, ""]) expect(parseValue(field, nothing)).toBeNull();
  });
  it("is understood", () => {
    for (const [raw, value] of good)
      expect(parseValue(field, raw), JSON.stringify(raw)).toEqual(value);
  });
  it("is refused by a sentence that there is", () => {
    for (const [raw, issue] of bad) {
      expect(findIssue(field, raw), JSON.stringify(raw)?.slice(0, 100)).toBe(issue);
      const errorMessage = issue
        .split(".")
        .reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], en.validation);
      expect(errorMessage, issue).toBeTypeOf("string");
    }
  });
  it("throws no other error, for any input", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (raw) => void findIssue(field, raw)),
    );
  });
});

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
    const body = JSON.parse('{"name":"Tea","shopId":2,"__proto__":{"admin":true},"constructor":1}');
    const { values, issues } = parseFields(fields, body);
    expect(Object.keys(issues)).toEqual(["shopId", "__proto__", "constructor"]);
    expect(issues.shopId).toEqual({ key: "validation.unknownField", params: { field: "shopId" } });
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
