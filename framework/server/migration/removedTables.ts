import type { Model, Table } from "./buildModel.ts";
import { MigrationError } from "./migrationError.ts";

/** The resource that a table belongs to; child tables are of `<resource>.<field>`. */
const getResource = ({ of }: Table): string => of.split(".")[0] ?? of;

/**
 * Returns the statements that drop the tables of removed resources and of removed child rows.
 * `droppedTables` names the table of a resource, which includes those of its child rows.
 * @throws MigrationError E210 when tables would be destroyed that no declaration drops: it names
 *   all of them
 */
export function dropTables(
  before: Model,
  after: Model,
  absent: readonly Table[],
  droppedTables: readonly string[],
): string[] {
  const findOwn = (table: Table) =>
    before.tables.find(({ of }) => of === getResource(table))?.name ?? table.name;
  const isAllowed = (table: Table): boolean => {
    const owner = after.tables.find(({ of }) => of === getResource(table));
    return (
      droppedTables.includes(table.name) ||
      (!owner && droppedTables.includes(findOwn(table))) ||
      owner?.dropped?.some((name) => table.name === `${owner.name}_${name}`) === true
    );
  };
  const refused = absent.filter((table) => !isAllowed(table));
  if (refused.length > 0) throw describeRefused(refused, after, findOwn);
  return absent.map(({ name }) => `drop table ${name} cascade`);
}

function describeRefused(
  refused: readonly Table[],
  after: Model,
  findOwn: (table: Table) => string,
): MigrationError {
  const isRemoved = (table: Table) => !after.tables.some(({ of }) => of === getResource(table));
  const removed = [...new Set(refused.filter(isRemoved).map(findOwn))];
  const inner = refused.filter((table) => !isRemoved(table)).map(({ of }) => of.split(".")[1]);
  const one = refused.length === 1;
  const mends = [
    ...(removed.length > 0
      ? [`droppedTables: ${JSON.stringify(removed)} in resources/index.ts`]
      : []),
    ...(inner.length > 0 ? [`dropped: ${JSON.stringify(inner)} in the declaration`] : []),
  ];
  return new MigrationError(
    "E210",
    [...new Set(refused.map(({ of }) => of))].join(", "),
    `${one ? "its table" : "their tables"} ${refused.map(({ name }) => name).join(", ")} would be destroyed with ${one ? "its" : "their"} rows`,
    `to destroy ${one ? "it" : "them"}, declare ${mends.join(", and ")}`,
  );
}
