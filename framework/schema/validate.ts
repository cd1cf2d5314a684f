import {
  type AnySchema,
  array,
  boolean,
  mixed,
  number,
  object,
  ValidationError,
  string as yupString,
} from "yup";
import { contentLanguages, type Field, type Fields, type Kind } from "./field.ts";
import { holdsRowId } from "./fields.ts";
import type { Issue, Issues } from "./issue.ts";
import { predicate, satisfies } from "./predicate.ts";

/** yup passes a message object through unchanged, so that server and browser each translate it. */
const t = (key: string, params?: Issue["params"]): Issue & Record<PropertyKey, unknown> => ({
  key: `validation.${key}`,
  ...(params ? { params } : {}),
});
type Options = Record<string, never> & { max?: number; min?: number; pattern?: RegExp };

function textRule(maxLength: number) {
  return ({ max = maxLength, min, pattern }: Options) => {
    let rule = yupString().max(max, t("maxLength", { max }));
    if (min !== undefined) rule = rule.min(min, t("minLength", { min }));
    return pattern ? rule.matches(pattern, { message: t("pattern") }) : rule;
  };
}
function numberRule(scale: number, bound = Number.MAX_SAFE_INTEGER) {
  return ({ min = -bound / scale, max = bound / scale }: Options) =>
    number()
      .min(Math.round(min * scale), t("min", { min }))
      .max(Math.round(max * scale), t("max", { max }));
}
/**
 * Maximum of a decimal: a double is exact to fifteen digits, which fit into numeric(18, …); the
 * decimals are part of them.
 */
export const calculateMaxDecimal = (decimals: number): number =>
  Math.min(1e12, 10 ** (15 - decimals));
function listRule({ min, max = 1000 }: Options) {
  const rule = array().max(max, t("maxItems", { max }));
  return min === undefined ? rule : rule.min(min, t("minItems", { min }));
}
const anything = () => mixed();
/** Default maximum length of a localized text in each language. */
export const getMaxLength = ({ long, rich }: { long?: boolean; rich?: boolean }): number =>
  rich ? 100_000 : long ? 5000 : 255;

/** Validation rules of each kind, for values of the right type. */
const rules: Record<Kind, (options: Options) => AnySchema> = {
  text: textRule(255),
  longText: textRule(5000),
  richText: textRule(100_000),
  localized: (options) => {
    const { languages = contentLanguages } = options as { languages?: readonly string[] };
    const { required, max = getMaxLength(options as object) } = options as unknown as {
      required?: boolean;
      max?: number;
    };
    const { requiredLocales = languages } = options as { requiredLocales?: readonly string[] };
    const shape = languages.map((language) => {
      const rule = yupString().nullable().max(max, t("maxLength", { max }));
      const requested = required && requiredLocales.includes(language);
      return [
        language,
        requested ? rule.required(t("languageMissing", { language })) : rule,
      ] as const;
    });
    return object(Object.fromEntries(shape));
  },
  // An id is a bigint; a count is an integer.
  integer: (options) =>
    numberRule(1, holdsRowId({ options }) ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1)(options),
  decimal: (options) => {
    const { decimals = 2 } = options as unknown as { decimals?: number };
    const largest = calculateMaxDecimal(decimals);
    const [min, max] = [
      Math.max(options.min ?? -largest, -largest),
      Math.min(options.max ?? largest, largest),
    ];
    return number().min(min, t("min", { min })).max(max, t("max", { max }));
  },
  money: numberRule(100),
  percent: ({ min = 0, max = 100 }) =>
    number().min(min, t("min", { min })).max(max, t("max", { max })),
  boolean: () => boolean(),
  choice: anything,
  choices: listRule,
  date: anything,
  dateTime: anything,
  duration: numberRule(1, 2 ** 31 - 1),
  dateRange: anything,
  email: textRule(255),
  phone: textRule(32),
  url: textRule(2000),
  password: ({ min = 8, max = 200 }) =>
    yupString().min(min, t("passwordTooShort", { min })).max(max, t("maxLength", { max })),
  image: textRule(2000),
  images: (options) => listRule({ ...options, max: options.max ?? 50 } as Options),
  video: textRule(2000),
  file: textRule(2000),
  reference: anything,
  references: listRule,
  parent: anything,
  rows: (options) =>
    listRule(options).of(fieldsRule((options as unknown as { fields: Fields }).fields)),
  point: anything,
  json: anything,
  computed: anything,
};

const lists: readonly Kind[] = ["choices", "references", "rows", "images"];
/**
 * The message asks to select for a list, and to fill in for other kinds; JSON that may be an empty
 * list counts as a list.
 */
function requiredIssue({ kind, options }: Field): ReturnType<typeof t> {
  const check =
    kind === "json" ? (options as { check?: (value: unknown) => boolean }).check : undefined;
  return t(lists.includes(kind) || check?.([]) === true ? "requiredSome" : "required");
}
function toRule(field: Field): AnySchema {
  const rule = rules[field.kind](field.options as Options).nullable();
  return field.options.required && !field.options.visibleWhen
    ? rule.required(requiredIssue(field))
    : rule;
}
function fieldsRule(fields: Fields) {
  const writable = Object.entries(fields).filter(([, field]) => !field.options.readOnly);
  return object(Object.fromEntries(writable.map(([name, field]) => [name, toRule(field)])));
}

const schemas = new WeakMap<Fields, ReturnType<typeof fieldsRule>>();
/** Returns the cached yup schema of a set of fields. */
export function toSchema(fields: Fields) {
  let schema = schemas.get(fields);
  if (!schema) {
    schema = fieldsRule(fields);
    schemas.set(fields, schema);
  }
  return schema;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length);
/** Whether a field applies, given the other values and its `visibleWhen`. */
export const applies = (field: Field, record: Readonly<Record<string, unknown>>): boolean =>
  !field.options.visibleWhen || satisfies(predicate(field.options.visibleWhen), record);

/**
 * Validates a whole record of parsed values, identically on server and browser. Returns the issues
 * by field path; an empty object if the record is valid.
 *
 * @example
 * ```ts
 * const issues = validate(suppliers.fields, { name: "", minimumOrder: -100 });
 * if (Object.keys(issues).length > 0) throw invalid(issues);
 * ```
 */
export function validate(fields: Fields, record: Readonly<Record<string, unknown>>): Issues {
  const issues: Issues = {};
  try {
    toSchema(fields).validateSync(record, { abortEarly: false, strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const one of error.inner.length ? error.inner : [error]) {
      const path = (one.path ?? "").replace(/\[(\d+)\]/g, ".$1").replace(/^\./, "");
      const firstError = one.errors[0] as unknown as Issue | string | undefined;
      issues[path] ??=
        typeof firstError === "object" ? firstError : { key: "validation.type.text" };
    }
  }
  conditional(fields, record, "", issues);
  return issues;
}

function conditional(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  path: string,
  issues: Issues,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name];
    if (!field.options.readOnly) {
      if (!applies(field, record)) {
        if (!isEmpty(value)) issues[path + name] ??= t("notApplicable");
        // yup accepts an empty list as a value.
      } else if (field.options.required && isEmpty(value))
        issues[path + name] ??= requiredIssue(field);
    }
    if (field.kind === "rows" && Array.isArray(value)) {
      const { fields: inner } = field.options as unknown as { fields: Fields };
      value.forEach((row, index) => {
        conditional(inner, row as Record<string, unknown>, `${path}${name}.${index}.`, issues);
      });
    }
  }
}
