import type { Random } from "../../demo/random.ts";

export type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;
const toText = (value: unknown): string => (typeof value === "string" ? value : "");

const prototypeNames = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "then",
];
const texts = [
  "",
  " ",
  "null",
  "undefined",
  "NaN",
  "true",
  "0x10",
  "1e400",
  "-0",
  "9".repeat(400),
  "9223372036854775808",
  "2147483648",
  "-1",
  "1.5",
  "1,2,,3",
  ",".repeat(50),
  "2026-02-30",
  "9999-99-99",
  "-271821-04-19T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
  "294277-01-01",
  "00:00",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\ufeff",
  "'; drop table goods; --",
  "%00",
  "%",
  "\\",
  "_%_",
  "../../etc/passwd",
  "https://",
  "http://[::1",
  "/files/platform/../../x.png",
  "[]",
  "{}",
  '{"a":1}',
  "<script>",
  "x".repeat(300),
  "長".repeat(5000),
  ...prototypeNames,
];
const numbers = [
  0,
  -0,
  -1,
  1.5,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  0.1 + 0.2,
  5e-324,
];

function nest(depth: number, isList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}
/** An object with an own property named like one of `Object.prototype`, which JSON can express. */
const namedLikePrototype = (random: Random, value: unknown): unknown => ({
  [random.pick(prototypeNames.slice(1))]: value,
});

/** Returns a value of a wrong type, shape or size. */
export function badValue(random: Random): unknown {
  switch (random.whole(0, 9)) {
    case 0:
      return null;
    case 1:
      return random.pick(numbers);
    case 2:
      return random.chance(0.5);
    case 3:
      return [];
    case 4:
      return {};
    case 5:
      return [random.pick(texts), null, random.pick(numbers)];
    case 6:
      return namedLikePrototype(random, random.pick<unknown>([1, null, "x", {}, []]));
    case 7:
      return random.chance(0.2)
        ? Array.from({ length: random.pick([1001, 3000, 20_000]) }, (_, index) => index + 1)
        : Array.from({ length: random.whole(2, 60) }, () => ({ id: random.whole(1, 20) }));
    case 8:
      return nest(random.pick([3, 20, 63, 70]), random.chance(0.5));
    default:
      return random.pick(texts);
  }
}
/** Returns a text for a query string: a value, a list of values, or an invalid one. */
export function badText(random: Random): string {
  const kind = random.whole(0, 9);
  if (kind < 6) return random.pick(texts);
  if (kind === 6) return String(random.pick(numbers));
  if (kind === 7) return JSON.stringify(badValue(random)).slice(0, 4000);
  const length = random.pick([2, 30, 400, 1000, 1001, 2000]);
  return Array.from({ length }, (_, index) => index + 1).join(",");
}

/** Resolves references to the document's components. */
function resolve(schema: Schema, components: Schema): Schema {
  const at = toText(schema.$ref).split("/").at(-1);
  const found = at ? components[at] : schema;
  return isSchema(found) ? found : schema;
}
/** Returns a value that roughly matches a schema. */
export function validValue(given: unknown, components: Schema, random: Random, depth = 0): unknown {
  const schema = resolve(isSchema(given) ? given : {}, components);
  if (schema.example !== undefined) return schema.example;
  if (Array.isArray(schema.enum)) return random.pick(schema.enum);
  switch (schema.type) {
    case "integer":
      return random.whole(1, 30);
    case "number":
      return random.pick([1, 12.5, 100]);
    case "boolean":
      return random.chance(0.5);
    case "array":
      return Array.from({ length: random.whole(0, 3) }, () =>
        validValue(schema.items, components, random, depth + 1),
      );
    case "object": {
      const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
      const properties = isSchema(schema.properties) ? schema.properties : {};
      const named = Object.entries(properties).filter(
        ([name]) => required.includes(name) || random.chance(depth === 0 ? 0.6 : 0.4),
      );
      return depth > 4
        ? {}
        : Object.fromEntries(
            named.map(([name, one]) => [name, validValue(one, components, random, depth + 1)]),
          );
    }
    case "string":
      if (schema.format === "date") return "2026-03-01";
      if (schema.format === "date-time") return "2026-03-01T10:00:00Z";
      if (schema.format === "email") return `who${random.whole(1, 99)}@example.com`;
      if (schema.format === "uri") return "https://shop.example/a.png";
      return random.pick(["1", "Tea", "0400 000 000", "茶葉", "1,2,3", "abcDEF123"]);
    default:
      return random.pick<unknown>([1, "x", {}, []]);
  }
}
/** Returns the value with an error in one place. */
export function breakValue(value: unknown, random: Random): unknown {
  if (random.chance(0.2) || typeof value !== "object" || value === null) return badValue(random);
  if (Array.isArray(value)) {
    if (value.length === 0) return [badValue(random)];
    const at = random.whole(0, value.length - 1);
    return value.map((one, index) => (index === at ? breakValue(one, random) : one));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random.chance(0.15))
    return {
      ...value,
      [random.pick([...prototypeNames.slice(1), "x", "id", "ids", "version"])]: badValue(random),
    };
  const [name, one] = random.pick(entries);
  return { ...value, [name]: breakValue(one, random) };
}
