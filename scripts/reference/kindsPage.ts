import { listOperators } from "../../framework/admin/list/filter/listOperators.ts";
import type { Field } from "../../framework/schema/index.ts";
import * as schema from "../../framework/schema/index.ts";
import { toColumnType } from "../../framework/server/migration/columnType.ts";
import type { Library } from "./library.ts";
import { renderDoc, renderPage, renderTable, sourceLink } from "./markdown.ts";
import type { Declared, Member } from "./readSource.ts";

/** Fields of the constructors that take more than options, and of the variants of a kind. */
const declared: Readonly<Record<string, Field>> = {
  choice: schema.choice(["a", "b"]),
  choices: schema.choices(["a", "b"]),
  computed: schema.computed(schema.integer()),
  foreignId: schema.foreignId("orders"),
  json: schema.json<string>({ check: (value): value is string => typeof value === "string" }),
  reference: schema.reference("suppliers"),
  references: schema.references("suppliers"),
  rowId: schema.rowId(),
  rows: schema.rows({ name: schema.text() }),
};
/** One field of each constructor, by which its column and its filters are found. */
const samples: Readonly<Record<string, Field>> = Object.fromEntries(
  [...new Set([...Object.keys(schema.builtInKinds), ...Object.keys(declared)])]
    .sort()
    .map((name): [string, Field] => {
      const type = schema.builtInKinds[name] ?? schema.text.type;
      return [name, declared[name] ?? { ...schema.text(), type }];
    }),
);

/** Where values without a column of their own are stored. */
const storage: Readonly<Record<string, string>> = {
  rows: "rows of a table of their own",
  references: "rows of a join table",
  computed: "none, or with `stored` the column of its kind",
};

/** Returns the name of the options that a constructor adds to those of every kind. */
const findOptions = ({ source }: Declared): string | null =>
  [...source.matchAll(/\b([A-Z]\w*Options)\b/g)]
    .map(([name]) => name)
    .find((name) => name !== "FieldOptions" && name !== "CommonOptions") ?? null;

/** Lists the options of an interface and of those that it extends, without those of every kind. */
function listOptions(library: Library, name: string): readonly Member[] {
  if (name === "CommonOptions") return [];
  const { members, source } = library.find(name);
  const [, parents = ""] = /\bextends ([\w, ]+)/.exec(source) ?? [];
  const inherited = parents
    .split(",")
    .flatMap((parent) =>
      parent.trim().endsWith("Options") ? listOptions(library, parent.trim()) : [],
    );
  return [...members, ...inherited];
}

/** Splits type arguments at their commas, but not inside brackets. */
function splitTypes(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if ("<({[".includes(sign)) depth += 1;
    if (">)}]".includes(sign)) depth -= 1;
    if (depth < 0) break;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/**
 * Returns the type of a kind's values: the first argument of `defineKind<…>`, or the second one of
 * `DeclaredOf<…>`.
 */
function findValueType({ source }: Declared): string {
  const [, name, rest = ""] = /^[\s\S]*\b(defineKind|DeclaredOf)<([\s\S]*)$/.exec(source) ?? [];
  return splitTypes(rest)[name === "defineKind" ? 0 : 1] ?? "unknown";
}

/** Returns how a constructor is called: its parameters without their types. */
function renderCall({ name, source }: Declared): string {
  const [, parameters = "options?: FieldOptions"] =
    /^function[\s\S]*>?\(([^()]*)\): \w/.exec(source) ?? [];
  const names = splitTypes(parameters)
    .filter(Boolean)
    .map((parameter) => parameter.split(":")[0]);
  return `${name}(${names.join(", ")})`;
}

const describeStorage = (name: string, field: Field): string =>
  storage[name] ?? `\`${toColumnType(field)}\``;

function describeFilters(field: Field): string {
  const operators = listOperators(field);
  return operators.length > 0 ? operators.join(", ") : "none";
}

function renderKind(library: Library, name: string, field: Field): string {
  const declared = library.find(name, "framework/fields/");
  const options = findOptions(declared);
  const members = options ? listOptions(library, options) : [];
  return [
    `### ${name}`,
    renderDoc(declared.doc),
    [
      `- Call: \`${renderCall(declared)}\``,
      `- Value in code: \`${findValueType(declared)}\``,
      `- Column: ${describeStorage(name, field)}`,
      `- Filters: ${describeFilters(field)}`,
    ].join("\n"),
    members.length > 0 ? renderTable(members) : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Renders the page of field kinds: the options of all, and each kind with its own options. */
export function renderKindsPage(library: Library): string {
  const shared = library.find("CommonOptions", "framework/schema/");
  return renderPage(
    "Field kinds",
    "A field is declared by the constructor of its kind: `price: money({ required: true, min: 0.01 })`. The kind decides the column, the wire format, the validation on both sides, the input, the display, the filter operators and the import cell.",
    [
      "## Options of every kind",
      renderTable(shared.members),
      `Source: ${sourceLink(shared.file)}`,
      "## Kinds",
      ...Object.entries(samples).map(([name, field]) => renderKind(library, name, field)),
    ],
  );
}

/** The kinds that the page describes, without those that are a variant of another. */
export const describedKinds: readonly string[] = Object.keys(samples);
