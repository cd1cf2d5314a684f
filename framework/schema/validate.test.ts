import { describe, expect, it } from "vitest";
import {
  boolean,
  choice,
  choices,
  type Fields,
  images,
  integer,
  localized,
  money,
  password,
  percent,
  reference,
  rows,
  text,
  validate,
} from "./index.ts";

/** Returns the issue keys by path. */
const wrong = (fields: Fields, record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(validate(fields, record)).map(([path, issue]) => [
      path,
      issue.key.replace("validation.", ""),
    ]),
  );

describe("a required field", () => {
  const fields = {
    name: text({ required: true }),
    open: boolean({ required: true }),
    stock: integer({ required: true }),
    pictures: images({ required: true }),
    lines: rows({ name: text() }, { required: true }),
  };
  it("needs a value, and an empty list is none", () => {
    const missing = {
      name: "required",
      open: "required",
      stock: "required",
      pictures: "requiredSome",
      lines: "requiredSome",
    };
    expect(wrong(fields, {})).toEqual(missing);
    expect(wrong(fields, { name: "", open: null, stock: null, pictures: [], lines: [] })).toEqual(
      missing,
    );
  });
  it("takes no and zero for values", () => {
    const record = {
      name: "Tea",
      open: false,
      stock: 0,
      pictures: ["/files/a.jpg"],
      lines: [{ name: "a" }],
    };
    expect(wrong(fields, record)).toEqual({});
  });
  it("that only rules write is not required", () => {
    expect(wrong({ total: money({ required: true, readOnly: true }) }, {})).toEqual({});
  });
});

describe("bounds", () => {
  const fields = {
    price: money({ min: 0.01, max: 5 }),
    share: percent(),
    count: integer(),
    code: text({ min: 2, max: 3, pattern: /^[A-Z]+$/ }),
    secret: password(),
    pictures: images({ max: 2 }),
  };
  it("of money are amounts, held against cents", () => {
    expect(wrong(fields, { price: 1 })).toEqual({});
    expect(wrong(fields, { price: 500 })).toEqual({});
    expect(validate(fields, { price: 0 }).price).toEqual({
      key: "validation.min",
      params: { min: 0.01 },
    });
    expect(validate(fields, { price: 501 }).price).toEqual({
      key: "validation.max",
      params: { max: 5 },
    });
  });
  it("apply by default: percent up to 100, whole numbers within the range of the column", () => {
    expect(wrong(fields, { share: -0.01, count: 2 ** 31 })).toEqual({ share: "min", count: "max" });
    expect(wrong(fields, { share: 100, count: -(2 ** 31 - 1) })).toEqual({});
  });
  it("of a required value ask to choose where there is a choice", () => {
    const required = {
      name: text({ required: true }),
      size: choice(["small", "large"], { required: true }),
      shelf: reference("shelves", { required: true }),
      sizes: choices(["small", "large"], { required: true }),
    };
    expect(wrong(required, {})).toEqual({
      name: "required",
      size: "requiredChoice",
      shelf: "requiredChoice",
      sizes: "requiredSome",
    });
  });
  it("of percentages are named with their unit", () => {
    const rate = { rate: percent({ max: 50 }) };
    expect(validate(rate, { rate: 51 }).rate).toEqual({
      key: "validation.max",
      params: { max: "50%" },
    });
  });
  it("of texts count characters, and a pattern applies too", () => {
    expect(wrong(fields, { code: "A" })).toEqual({ code: "minLength" });
    expect(wrong(fields, { code: "ABCD" })).toEqual({ code: "maxLength" });
    expect(wrong(fields, { code: "ab" })).toEqual({ code: "pattern" });
    expect(wrong(fields, { code: null })).toEqual({});
    expect(wrong(fields, { secret: "short" })).toEqual({ secret: "passwordTooShort" });
  });
  it("of lists count what they hold", () => {
    expect(wrong(fields, { pictures: ["/files/a.jpg", "/files/b.jpg", "/files/c.jpg"] })).toEqual({
      pictures: "maxItems",
    });
  });
});

describe("a text in several languages", () => {
  const fields = { name: localized({ required: true, max: 10 }), note: localized() };
  it("that is required needs each of them", () => {
    expect(wrong(fields, {})).toEqual({ name: "required" });
    const issues = validate(fields, { name: { en: "Tea", zhCN: "茶", zhTW: null, km: "" } });
    expect(Object.keys(issues)).toEqual(["name.zhTW", "name.km"]);
    expect(issues["name.zhTW"]).toEqual({
      key: "validation.languageMissing",
      params: { language: "zhTW" },
    });
  });
  it("needs none where it is not", () => {
    expect(
      wrong(fields, { name: { en: "a", zhCN: "a", zhTW: "a", km: "a" }, note: { en: "a" } }),
    ).toEqual({});
  });
  it("needs only the languages that it holds", () => {
    const two = { name: localized({ required: true, languages: ["en", "km"] }) };
    expect(wrong(two, { name: { en: "Tea", km: "តែ" } })).toEqual({});
  });
  it("is bounded in each", () => {
    const long = "x".repeat(11);
    expect(wrong(fields, { name: { en: long, zhCN: "a", zhTW: "a", km: "a" } })).toEqual({
      "name.en": "maxLength",
    });
  });
});

describe("a field that depends on another", () => {
  const fields = {
    type: choice(["loanOnly", "returnAndLoan", "exchange"]),
    express: text({
      visibleWhen: { type: ["returnAndLoan", "exchange"] },
      required: true,
      max: 5,
    }),
    reason: text({ visibleWhen: { type: "exchange" } }),
  };
  it("is required only while it applies", () => {
    expect(wrong(fields, { type: "loanOnly" })).toEqual({});
    expect(wrong(fields, { type: "exchange" })).toEqual({ express: "required" });
    expect(wrong(fields, { type: "returnAndLoan", express: "SF1" })).toEqual({});
  });
  it("is refused while it does not", () => {
    expect(wrong(fields, { type: "loanOnly", express: "SF1", reason: "size" })).toEqual({
      express: "notApplicable",
      reason: "notApplicable",
    });
    expect(wrong(fields, {})).toEqual({});
  });
  it("still applies its other rules", () => {
    expect(wrong(fields, { type: "exchange", express: "SF1234" })).toEqual({
      express: "maxLength",
    });
  });
});

describe("a list of a field that does not apply", () => {
  const fields = {
    scope: choice(["all", "some"]),
    pictures: images({ min: 2, visibleWhen: { scope: "some" } }),
  };
  it("is empty, whatever the least number of its items", () => {
    expect(wrong(fields, { scope: "all", pictures: [] })).toEqual({});
    expect(wrong(fields, { scope: "all", pictures: ["/files/a.jpg"] })).toHaveProperty("pictures");
    expect(wrong(fields, { scope: "some", pictures: [] })).toHaveProperty("pictures");
  });
});

describe("child rows", () => {
  const line = {
    kind: choice(["piece", "box"]),
    price: money({ required: true, min: 0 }),
    pieces: integer({ required: true, visibleWhen: { kind: "box" } }),
  };
  const fields = { lines: rows(line, { min: 1, max: 2 }) };
  it("are checked each under its path", () => {
    expect(wrong(fields, { lines: [{ kind: "piece", price: -1 }, { kind: "box" }] })).toEqual({
      "lines.0.price": "min",
      "lines.1.price": "required",
      "lines.1.pieces": "required",
    });
  });
  it("look at the fields beside, not above", () => {
    expect(wrong(fields, { lines: [{ kind: "piece", price: 1, pieces: 3 }] })).toEqual({
      "lines.0.pieces": "notApplicable",
    });
  });
  it("are counted", () => {
    const one = { kind: "piece", price: 1 };
    expect(wrong(fields, { lines: [] })).toEqual({ lines: "minItems" });
    expect(wrong(fields, { lines: [one, one, one] })).toEqual({ lines: "maxItems" });
    expect(wrong(fields, { lines: null })).toEqual({});
  });
});
