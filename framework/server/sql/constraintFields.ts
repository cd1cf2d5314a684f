import {
  getRowFields,
  hasColumn,
  type Resource,
  toChildTableName,
  toSnakeCase,
  toTableName,
} from "../../schema/index.ts";

/** PostgreSQL cuts longer names. */
const maxNameLength = 63;
/** Ends of the names that migrations give to the constraints and unique indexes of a column. */
const suffixes = ["unique", "key", "fkey", "check"];

/** The fields of a resource by the names that the database reports. */
interface ConstraintFields {
  /** By the name of a constraint or of a unique index. */
  constraints: ReadonlyMap<string, string>;
  /** By table and column: `suppliers.delivery_days`. */
  columns: ReadonlyMap<string, string>;
}
const known = new WeakMap<Resource, ConstraintFields>();

/**
 * Returns the fields of a resource by the names of its constraints and columns, as its declaration
 * names them. Those of child rows belong to the field of the rows.
 */
export function getConstraintFields(resource: Resource): ConstraintFields {
  let fields = known.get(resource);
  if (!fields) {
    fields = mapColumns(resource);
    known.set(resource, fields);
  }
  return fields;
}

function mapColumns(resource: Resource): ConstraintFields {
  const constraints = new Map<string, string>();
  const columns = new Map<string, string>();
  const add = (table: string, column: string, field: string) => {
    columns.set(`${table}.${column}`, field);
    for (const suffix of suffixes)
      constraints.set(`${table}_${column}_${suffix}`.slice(0, maxNameLength), field);
  };
  for (const [name, field] of Object.entries(resource.fields)) {
    if (hasColumn(field)) add(toTableName(resource), toSnakeCase(name), name);
    if (!field.type.traits.ownTable) continue;
    const { storedIn } = field.options as { storedIn?: { resource: string } };
    const table = storedIn ? toSnakeCase(storedIn.resource) : toChildTableName(resource, name);
    const inner = field.kind === "rows" ? Object.keys(getRowFields(field)) : ["targetId", "once"];
    for (const key of inner) add(table, toSnakeCase(key), name);
  }
  return { constraints, columns };
}
