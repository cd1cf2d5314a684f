import {
  type Actor,
  can,
  canAccessField,
  type Field,
  getTraits,
  parseValue,
  type Resource,
} from "../../framework/schema/index.ts";

/** A query that names a field, a record and a number, such as "stock wok +20". */
export interface EditCommand {
  /** The fields that the first word names; each is one that its list edits in place. */
  targets: readonly EditTarget[];
  /** The part that names the record. */
  name: string;
  /** The number as typed, without its sign. */
  digits: string;
  /** Whether the number replaces the value, or is added to it or taken from it. */
  change: "set" | "add" | "subtract";
}
export interface EditTarget {
  resource: Resource;
  field: Field;
  column: string;
}

/** Returns the numbers that the actor may edit in place, of all lists. */
export const listEditTargets = (resources: readonly Resource[], actor: Actor): EditTarget[] =>
  resources.flatMap((resource) =>
    can(actor, resource, "edit")
      ? resource.inline.flatMap((column) => {
          const field = resource.fields[column];
          const isOpen = field && canAccessField(actor, field) && getTraits(field).numeric;
          return isOpen ? [{ resource, field, column }] : [];
        })
      : [],
  );

/** A sign and a number at the end; a text without spaces before it needs none of its own. */
const number = /^(.*?\S)\s*(?:\s|(?=[+\-−–])|(?<=\p{Script=Han}))([+\-−–]?)(\d+(?:\.\d+)?)$/u;

/** Reads a query as an edit of a number; null where it names no field, no record or no number. */
export function parseEdit(
  query: string,
  targets: readonly EditTarget[],
  t: (key: string) => string,
): EditCommand | null {
  const [, before = "", sign = "", digits = ""] = number.exec(query.trim()) ?? [];
  if (digits === "") return null;
  const named = targets.flatMap((target) => {
    const label = t(`resources.${target.resource.name}.fields.${target.column}`).toLowerCase();
    const name = readName(before, label);
    return name === null ? [] : [{ target, name }];
  });
  const [first] = named;
  if (!first) return null;
  return {
    targets: named.filter(({ name }) => name === first.name).map(({ target }) => target),
    name: first.name,
    digits,
    change: sign === "" ? "set" : sign === "+" ? "add" : "subtract",
  };
}

/** Returns what follows the label of a field; Chinese needs no space after it. */
function readName(text: string, label: string): string | null {
  if (label === "" || !text.toLowerCase().startsWith(label)) return null;
  const rest = text.slice(label.length);
  const isSeparate = /^\s/.test(rest) || /\p{Script=Han}$/u.test(label);
  return isSeparate && rest.trim() !== "" ? rest.trim() : null;
}

/** Returns the value that an edit gives a field; null if the field cannot have it. */
export function calculateEdit(
  field: Field,
  { digits, change }: Pick<EditCommand, "digits" | "change">,
  now: number,
): number | null {
  try {
    const given = parseValue(field, digits);
    if (typeof given !== "number") return null;
    const next = change === "set" ? given : change === "add" ? now + given : now - given;
    return next < 0 || next === now ? null : next;
  } catch {
    return null;
  }
}
