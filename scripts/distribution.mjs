// `npm run check`, "distribution": how each table would lie on the nodes of a distributed
// PostgreSQL (Citus), and what forbids it. Rows of a shop lie together, by `shop_id`; of the other
// tables `migrations/distribution.json` says where they lie. A unique key of a distributed table
// must hold its column, and so must a foreign key between two tables that lie together; what would
// have to change is listed there with its reason. `node scripts/distribution.mjs` prints all.
import { readFileSync } from "node:fs";

/** @typedef {import("./distribution.mjs").Table} Table */
/** @typedef {import("./distribution.mjs").Declared} Declared */

const toNames = (list) => list.split(",").map((one) => one.trim().replaceAll('"', ""));

/** Reads the tables of a schema as `migrations/schema.sql` has it. @returns {Table[]} */
export function readTables(schema) {
  const tables = [...schema.matchAll(/^create table (\w+) \(\n(.*?)^\);/gms)].map(
    ([, name = "", body = ""]) => ({
      name,
      columns: [...body.matchAll(/^ {2}"?(\w+)"? /gm)]
        .map(([, column]) => column)
        .filter((column) => column !== "constraint"),
      unique: [
        ...body.matchAll(
          /constraint (\w+) (?:UNIQUE|PRIMARY KEY)(?: NULLS NOT DISTINCT)? \(([^)]*)\)/g,
        ),
      ].map(([, key, list]) => ({ name: key, columns: toNames(list) })),
      foreign: [
        ...body.matchAll(/constraint (\w+) FOREIGN KEY \(([^)]*)\) REFERENCES (\w+)\(([^)]*)\)/g),
      ].map(([, key, list, table, targets]) => ({
        name: key,
        columns: toNames(list),
        table,
        targets: toNames(targets),
      })),
      isOfShop: /^ {2}shop_id bigint (?:default \S+ )?not null/m.test(body),
    }),
  );
  const byName = new Map(tables.map((table) => [table.name, table]));
  for (const [, key, table, list] of schema.matchAll(
    /^CREATE UNIQUE INDEX (\w+) ON (\w+) USING btree \((.*?)\)(?: NULLS NOT DISTINCT)?(?: WHERE .*)?;$/gm,
  ))
    byName.get(table)?.unique.push({ name: key, columns: toNames(list) });
  return tables;
}

/**
 * Returns where each table lies, and what forbids it.
 *
 * @param {Table[]} tables
 * @param {Declared} declared
 */
export function distribute(tables, declared) {
  const places = new Map();
  const faults = [];
  for (const { name, columns, isOfShop } of tables) {
    const own = declared.own[name];
    const kinds = ["copied", "own", "single"].filter((kind) => name in declared[kind]);
    if (kinds.length > 1) faults.push(`${name} is declared as ${kinds.join(" and ")}`);
    if (isOfShop && kinds.length > 0) faults.push(`${name} has shop_id, and is ${kinds[0]} too`);
    if (!isOfShop && kinds.length === 0)
      faults.push(`${name} has no shop_id: say in migrations/distribution.json where it lies`);
    if (own && !columns.includes(own)) faults.push(`${name} has no column ${own}`);
    places.set(name, isOfShop ? { by: "shop_id" } : own ? { by: own } : { kind: kinds[0] });
  }
  const changed = new Set(Object.values(declared.changed).flat());
  const found = new Set();
  const forbid = (key, sentence) => {
    found.add(key);
    if (!changed.has(key)) faults.push(sentence);
  };
  for (const { name, unique, foreign } of tables) {
    const { by, kind } = places.get(name);
    for (const key of by ? unique : []) {
      // Ids are of one sequence, so the primary key becomes (column, id) without a change of code.
      const isId = key.columns.join() === "id";
      if (!isId && !key.columns.includes(by))
        forbid(key.name, `${key.name}: a unique key of ${name} lacks ${by}`);
    }
    for (const key of foreign) {
      const target = places.get(key.table);
      if (target.kind === "copied" || (kind === "single" && target.kind === "single")) continue;
      // Rows lie together whose columns of distribution are equal, as the key requires.
      const at = by ? key.columns.indexOf(by) : -1;
      if (at >= 0 && key.targets[at] === target.by) continue;
      forbid(key.name, `${key.name}: rows of ${name} and ${key.table} do not lie together`);
    }
  }
  const known = new Set(tables.map(({ name }) => name));
  for (const kind of ["copied", "own", "single"])
    for (const name of Object.keys(declared[kind]))
      if (!known.has(name)) faults.push(`${name} is declared, and is no table`);
  for (const key of changed)
    if (!found.has(key)) faults.push(`${key} forbids nothing: take it out of the list`);
  return { places, faults };
}

const describe = ({ by, kind }) =>
  by ? `by ${by}` : kind === "copied" ? "copied to every node" : "on one node";

/** Says how many tables lie where. */
function describeCounts(places) {
  const counts = new Map();
  for (const place of places.values()) {
    const where = place.by === "shop_id" || !place.by ? describe(place) : "by a key of their own";
    counts.set(where, (counts.get(where) ?? 0) + 1);
  }
  return [...counts].map(([where, count]) => `${count} ${where}`).join(", ");
}

if (process.argv[1] === import.meta.filename) {
  const tables = readTables(readFileSync("migrations/schema.sql", "utf8"));
  const declared = JSON.parse(readFileSync("migrations/distribution.json", "utf8"));
  const { places, faults } = distribute(tables, declared);
  if (!process.argv.includes("--short")) {
    for (const [name, place] of places) console.log(`${name.padEnd(32)} ${describe(place)}`);
    for (const [reason, keys] of Object.entries(declared.changed))
      console.log(`${reason}: ${keys.join(", ")}`);
  }
  console.log(`${tables.length} tables, ${describeCounts(places)}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
