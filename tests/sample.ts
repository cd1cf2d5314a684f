import {
  type BuiltInKinds,
  type Field,
  type Fields,
  foreignTarget,
  listChoiceValues,
  predicate,
  type Resource,
  satisfies,
  withOptions,
} from "../framework/schema/index.ts";

type Options = {
  of?: Field;
  fields?: Fields;
  target?: string;
  languages?: readonly string[];
  min?: number;
  max?: number;
  pattern?: RegExp;
  required?: boolean;
  unique?: boolean;
  storedIn?: object;
  check?: (value: unknown) => boolean;
};
/**
 * Ids that a sample may reference: one of each resource, and under `goods 2` another for fields
 * that require two.
 */
export type Targets = Readonly<Record<string, number>>;

let serial = 0;
/** Number of spare rows that unique references have used. */
let used = 0;
let pairs = 0;
const nextText = ({ pattern, max = 60 }: Options): string => {
  serial += 1;
  if (!pattern) return `Sample ${serial}`.slice(0, max);
  if (pattern.test("")) return "";
  // Values for the declared patterns: usernames, digits of a business number, a postcode, a BSB.
  const tries = [
    `harbour:s${serial}`,
    `sample${serial}`,
    String(51_824_753_556 + serial),
    "2000",
    "062-000",
  ];
  const fitting = tries.find((text) => pattern.test(text)) ?? nextWord();
  if (!pattern.test(fitting))
    throw new Error(`no sample fits ${pattern}: add one to tests/sample.ts`);
  return fitting;
};
/** Returns two capital letters of a code: there are only 676. */
const nextWord = (): string => {
  pairs += 1;
  return (
    String.fromCharCode(65 + (Math.floor(pairs / 26) % 26)) + String.fromCharCode(65 + (pairs % 26))
  );
};
const within = (value: number, { min = -Infinity, max = Infinity }: Options) =>
  Math.min(Math.max(value, min), max);

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
const jsons: readonly unknown[] = [
  {},
  ["config:supplier"],
  ["platform:countries"],
  [],
  { kind: "other", title: "Home", icon: "home", ptype: "home", url: "/pages/index/index" },
];
/** Returns the day that is some days after the last of a February. */
const toDay = (days: number): string =>
  new Date(Date.UTC(2026, 1, 28 + days)).toISOString().slice(0, 10);

/**
 * A valid wire value of each kind. Each time is some days after those of the fields before it: a
 * record begins before it ends.
 */
const valid: Partial<
  Record<
    keyof BuiltInKinds,
    (options: Options, targets: Targets, field: Field, days: number) => unknown
  >
> = {
  text: nextText,
  longText: () => {
    serial += 1;
    return `Line ${serial}\nSecond 第二行 <b>bold</b> '; drop table suppliers; --`;
  },
  richText: () => "<p>Some <strong>rich</strong> text</p>",
  localized: ({ languages = ["en", "zhCN", "zhTW", "km"] }) =>
    Object.fromEntries(languages.map((language) => [language, `${language} ${nextText({})}`])),
  integer: (options, targets, field) => {
    const target = foreignTarget(field);
    if (!target) return within(7, options);
    return targets[target.rows === null ? target.resource : `${target.resource}.${target.rows}`];
  },
  decimal: (options) => within(1.25, options),
  money: (options) => within(12.34, options),
  percent: (options) => within(12.5, options),
  boolean: () => true,
  choice: (_options, _targets, field) => {
    const { choices } = field.options as unknown as {
      choices: readonly string[] | Record<string, number>;
    };
    return Object.values(choices)[0];
  },
  choices: (_options, _targets, field) => listChoiceValues(field).slice(0, 2),
  date: (_options, _targets, _field, days) => toDay(days),
  dateTime: (_options, _targets, _field, days) => `${toDay(days)}T10:00:00.000Z`,
  duration: (options) => within(90, options),
  dateRange: () => ({ from: "2026-02-01", to: "2026-02-28" }),
  email: () => "someone@example.com",
  phone: () => "+61 491 570 156",
  url: () => "https://example.com/page",
  password: () => "long enough",
  image: () => "/files/platform/5e8ff9bf55ba3508199d22e984129be6.png",
  images: () => [
    "/files/platform/0cc175b9c0f1b6a831c399e269772661.png",
    "/files/platform/92eb5ffee6ae2fec3ad71c777531578f.png",
  ],
  video: () => "/files/platform/5e8ff9bf55ba3508199d22e984129be6.mp4",
  file: () => "/files/platform/5e8ff9bf55ba3508199d22e984129be6.jpg",
  reference: ({ target = "", unique }, targets) => {
    // A unique reference uses the next of the spare rows that were created for it.
    const spare = Object.keys(targets).filter((key) => key.startsWith(`${target} spare `));
    if (!unique) return targets[target];
    used += 1;
    return targets[spare[used % spare.length] ?? target];
  },
  references: ({ target = "", min = 1 }, targets) =>
    Array.from(
      { length: Math.max(min, 1) },
      (_, place) => targets[place === 0 ? target : `${target} ${place + 1}`],
    ),
  parent: () => null,
  // Rows with a resource of their own may have to be unique.
  rows: ({ fields = {}, storedIn }, targets) =>
    (storedIn ? [1] : [1, 2]).map(() => createSample(fields, targets)),
  point: () => ({ lat: -33.86, lng: 151.2 }),
  // A list of ids is of buyers.
  json: ({ check, required }, { buyers }) =>
    [...jsons, [buyers]].find((one) => !(required && isEmptyList(one)) && (check?.(one) ?? true)),
  computed: () => undefined,
};
/** Values that each kind must reject. */
const invalid: Partial<Record<keyof BuiltInKinds, readonly unknown[]>> = {
  text: [{ a: 1 }, ["a"], true, "nul\u0000l", "\ud800", "x".repeat(100_001)],
  longText: [{ a: 1 }, "nul\u0000l", "x".repeat(100_001)],
  richText: [{ a: 1 }, "nul\u0000l"],
  localized: ["text", ["a"], { en: "only" }, { xx: "?" }, { en: { a: 1 } }],
  integer: ["seven", 1.5, 1e20, "1e3", [], {}, -1e15, "0x10"],
  decimal: ["much", {}, 1e300],
  money: [12.345, "12.345", "A$5", 1e21, {}, Number.MAX_SAFE_INTEGER, -1e15],
  percent: ["half", -1, 100_001, 12.345],
  boolean: ["perhaps", 2, {}, []],
  choice: ["no such word", 99, {}, ["active"]],
  choices: [["no such word"], { a: 1 }, "no such word"],
  date: ["2026-02-30", "yesterday", "2026-2-1", {}, "20260201"],
  dateTime: ["2026-02-30T10:00:00Z", "noon", "2026-02-28 24:00:00", "2026-02-30", {}],
  duration: ["long", 1.5],
  dateRange: [{ from: "2026-02-28", to: "2026-02-01" }, { from: "x", to: "y" }, "2026"],
  email: ["nobody", "a@b", "@example.com", {}],
  phone: ["call me", "12", {}],
  url: ["javascript:alert(1)", "example.com", {}],
  password: ["short", {}],
  image: ["javascript:alert(1)", "/files/../secret", {}],
  images: [["javascript:alert(1)"], { a: 1 }],
  video: ["javascript:alert(1)", {}],
  file: ["../../etc/passwd", {}],
  reference: ["first", -1, 1e15, 0, {}, 987_654_321],
  references: [["first"], [987_654_321]],
  parent: ["first", -1, 987_654_321],
  rows: ["row", [{ nope: 1 }], ["row"]],
  point: [{ lat: 91, lng: 0 }, { lat: "x" }, "0,0"],
  json: ["{", 5],
  computed: ["anything"],
};

interface OwnSample {
  valid: unknown;
  invalid: readonly unknown[];
}
const sampleModules = import.meta.glob<Readonly<Record<string, OwnSample>>>(
  ["../framework/fields/*/sample.ts", "../resources/*/*/*/*Kind.sample.ts"],
  { eager: true, import: "default" },
);
/** Values of the kinds whose folders give them, by the names of the kinds. */
const ownSamples: Readonly<Record<string, OwnSample | undefined>> = Object.assign(
  {},
  ...Object.values(sampleModules),
);
const isBuiltIn = (kind: string): kind is keyof BuiltInKinds => kind in valid;
function findOwnSample(kind: string): OwnSample {
  const sample = ownSamples[kind];
  if (!sample) throw new Error(`the kind "${kind}" has no sample: add one to its folder`);
  return sample;
}
const createValue = (field: Field, targets: Targets, days: number): unknown =>
  isBuiltIn(field.kind)
    ? valid[field.kind]?.(field.options as Options, targets, field, days)
    : findOwnSample(field.kind).valid;
const listInvalid = ({ kind }: Field): readonly unknown[] =>
  isBuiltIn(kind) ? (invalid[kind] ?? []) : findOwnSample(kind).invalid;

const writable = (field: Field) => !field.options.readOnly && field.kind !== "computed";
/** Returns a complete valid record for a set of fields. */
export function createSample(fields: Fields, targets: Targets): Record<string, unknown> {
  const times = Object.keys(fields).filter((name) => fields[name]?.type.traits.time);
  const createValues = (wanted: (field: Field) => boolean) => {
    const entries = Object.entries(fields).filter(([, field]) => writable(field) && wanted(field));
    const values = entries.map(([name, field]) => [
      name,
      createValue(field, targets, Math.max(0, times.indexOf(name))),
    ]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
  const always = createValues(({ options }) => !options.visibleWhen);
  // Fields that are required because of the other values.
  const requested = createValues(({ options }) =>
    Boolean(
      options.required && options.visibleWhen && satisfies(predicate(options.visibleWhen), always),
    ),
  );
  return { ...always, ...requested };
}
type ResourceSample = object | ((targets: Targets) => object);
const resourceSamples = import.meta.glob<ResourceSample>("../resources/*/*/*.sample.ts", {
  eager: true,
  import: "default",
});
function findSample(name: string, targets: Targets): object | undefined {
  const sample = Object.entries(resourceSamples).find(([file]) =>
    file.endsWith(`/${name}/${name}.sample.ts`),
  )?.[1];
  return typeof sample === "function" ? sample(targets) : sample;
}
/** Returns a record that a resource accepts, with the values of its `<name>.sample.ts`. */
export const sampleRecord = (resource: Resource, targets: Targets): Record<string, unknown> => ({
  ...createSample(resource.fields, targets),
  ...findSample(resource.name, targets),
});
/**
 * Returns a complete stored row of a resource without a form, including the fields that only the
 * server writes, without child rows.
 */
export const sampleRow = (
  { name: resource, fields }: Resource,
  targets: Targets,
): Record<string, unknown> => {
  const stored = Object.entries(fields).filter(
    ([, field]) => field.kind !== "rows" && field.kind !== "computed",
  );
  const sample = createSample(
    Object.fromEntries(stored.map(([name, field]) => [name, opened(field)])),
    targets,
  );
  return { ...sample, ...findSample(resource, targets) };
};
/** Returns a field as if it were always writable. */
export const opened = (field: Field): Field => {
  return withOptions(field, { readOnly: undefined, visibleWhen: undefined });
};
export function invalidValues(resource: Resource): { name: string; value: unknown }[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    if (!writable(field) || field.options.visibleWhen) return [];
    const { max, min } = field.options as Options;
    const more: unknown[] = [];
    if (field.options.required) more.push(null, "", ...(field.kind === "text" ? ["   "] : []));
    if (field.type.traits.numeric)
      more.push(...(max === undefined ? [] : [max + 1]), ...(min === undefined ? [] : [min - 1]));
    if (field.kind === "text" && max !== undefined) more.push("x".repeat(max + 1));
    // A localized value that is optional, or requires only some languages, may have a single
    // language.
    const kind =
      field.kind === "localized" && (!field.options.required || "requiredLocales" in field.options)
        ? listInvalid(field).filter(
            (value) =>
              typeof value !== "object" || !(value && "en" in value && value.en === "only"),
          )
        : listInvalid(field);
    return [...kind, ...more].map((value) => ({ name, value }));
  });
}
