import { getTraits, hasColumn, withOptions } from "../fields/FieldKind.ts";
import type { CommonOptions, Field } from "./field.ts";
import { InvalidValue } from "./issue.ts";
import { parseValue } from "./parse.ts";
import { validate } from "./validate.ts";

type Add = (code: string, what: string, mend: string) => void;

/** The options of every kind; `search` is of those that name it. */
const commonOptions: Readonly<Record<Exclude<keyof CommonOptions, "search">, true>> = {
  required: true,
  unique: true,
  default: true,
  filter: true,
  sortable: true,
  index: true,
  readOnly: true,
  createOnly: true,
  lockedWhen: true,
  visibleWhen: true,
  access: true,
  selects: true,
  help: true,
  was: true,
  backfill: true,
};
/** What only constructors set: the target of `foreignId`, or none of `rowId`. */
const innerOptions: Readonly<Record<string, readonly string[]>> = { integer: ["references"] };

/** Reports options that the kind does not have, as a cast or plain JavaScript passes them. */
function checkKnown({ kind, type, options }: Field, add: Add): void {
  const known = [...type.options, ...(innerOptions[kind] ?? [])];
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && !known.includes(name) && !Object.hasOwn(commonOptions, name))
      add(
        "E125",
        `${kind} has no option "${name}"`,
        type.options.length > 0
          ? `of its own it has ${type.options.join(", ")}; drop it, or take another kind`
          : "drop it, or take another kind",
      );
}

/** Whether a save of the default would be rejected, so that every new form begins with an error. */
function isRefused(field: Field): boolean {
  const { default: value } = field.options;
  const free = withOptions(field, {
    required: undefined,
    readOnly: undefined,
    visibleWhen: undefined,
  });
  try {
    // A converted value has another wire format, which `parseValue` reads.
    if (!field.type.isConverted?.(field.options)) parseValue(free, value);
    return Object.keys(validate({ value: free }, { value })).length > 0;
  } catch (error) {
    if (error instanceof InvalidValue) return true;
    throw error;
  }
}

/** Reports contradictions in the options of a field. */
export function checkOptions(field: Field, add: Add): void {
  checkKnown(field, add);
  for (const { code, what, mend } of field.type.listOptionErrors?.(field.options) ?? [])
    add(code, what, mend);
  const { default: value, filter, sortable, search, unique, min, max } = field.options;
  const isChoice = getTraits(field).choice === "one";
  const hasRange = min === undefined || max === undefined || min <= max;
  if (value !== undefined && value !== null && !isChoice && hasRange && isRefused(field))
    add(
      "E126",
      `its default ${JSON.stringify(value)} is refused by its own min, max or format`,
      "change the default, or widen min and max",
    );
  if (field.kind === "computed" && !hasColumn(field) && (filter || sortable || search || unique))
    add(
      "E127",
      "is calculated on each read, and nothing is found or sorted by it",
      "declare it stored, or drop filter, sortable, search and unique",
    );
}
