import type { Calculated } from "../../tables/DB.ts";
import type { CatalogRow } from "./catalog.ts";

/** Right of a role to a table, a column, a function or a sequence. */
export type GrantRow = { grantee: CatalogRow<"pg_roles">["rolname"] } & Calculated<{
  /** The object: `loans`, `sequence loan_numbers`, `function end_sessions(bigint)`. */
  object: string;
  /** Like `SELECT`. */
  privilege: string;
  /** Column, for a privilege on one. */
  column: string | null;
}>;

const order = [
  "select",
  "insert",
  "update",
  "delete",
  "truncate",
  "references",
  "trigger",
  "usage",
  "execute",
];
const byOrder = (left: string, right: string): number =>
  order.indexOf(left) - order.indexOf(right) || (left < right ? -1 : Number(left > right));

/** Sorts by code point, as no locale of a database does. */
export const byText = (left: string, right: string): number =>
  left < right ? -1 : Number(left > right);

function groupBy<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

function printPrivileges(rows: readonly GrantRow[]): string {
  const whole = rows
    .filter(({ column }) => column === null)
    .map(({ privilege }) => privilege.toLowerCase());
  const partial = [
    ...groupBy(
      rows.filter(({ column }) => column !== null),
      ({ privilege }) => privilege.toLowerCase(),
    ),
  ].map(
    ([privilege, of]) =>
      `${privilege} (${of
        .flatMap(({ column }) => column ?? [])
        .sort(byText)
        .join(", ")})`,
  );
  return [...whole.sort(byOrder), ...partial.sort(byText)].join(", ");
}

/** Returns one `grant` for each object and set of privileges, with all roles that have it. */
export function printGrants(rows: readonly GrantRow[]): string[] {
  const roles = [...groupBy(rows, ({ object, grantee }) => `${object}\n${grantee}`).values()].map(
    (of) => ({
      object: of[0]?.object ?? "",
      grantee: of[0]?.grantee ?? "",
      privileges: printPrivileges(of),
    }),
  );
  return [...groupBy(roles, ({ object, privileges }) => `grant ${privileges} on ${object} to`)]
    .map(
      ([grant, of]) =>
        `${grant} ${of
          .map(({ grantee }) => grantee)
          .sort(byText)
          .join(", ")}`,
    )
    .sort(byText);
}
