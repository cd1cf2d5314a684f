import { sql } from "kysely";
import { pictureSizes, type Resource, toPictureSize } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import { recordChanges, toRowChange } from "../../../../framework/server/operations/changeRows.ts";
import { listOwnedRows } from "../../../../framework/server/operations/ownedRows.ts";
import { readStored } from "../../../../framework/server/operations/readRecord.ts";
import { updateAll } from "../../../../framework/server/operations/writeRows.ts";
import { publishChange } from "../../../../framework/server/publishChange.ts";
import type { Calculated, StandardRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";
import { materials } from "../materials.ts";
import { buildUsesSql, getStem } from "../queries/buildUsesSql.ts";

type File = Pick<TableRow<"materials">, "id" | "address" | "kind">;
/** A record of any resource with the fields that use a file. */
type UsedFields = Pick<StandardRow, "id"> & Calculated<{ resource: string; fields: string[] }>;

const findFile = async (tx: Tx, id: number, shopId: number): Promise<File> => {
  const found = await tx.first(
    tx.db
      .selectFrom("materials")
      .select(["id", "address", "kind"])
      .where("id", "=", id)
      .where("shop_id", "=", shopId)
      .forUpdate(),
  );
  if (!found) throw notFound();
  return found;
};

/** Returns the addresses of a file and of its smaller copies, in the same order for every file. */
const listAddresses = (address: string): string[] => [
  address,
  ...pictureSizes.map((size) => toPictureSize(address, size)),
];

/** Returns the value with one file's address, and those of its copies, replaced at any depth. */
export function replaceAddress(value: unknown, from: string, to: string): unknown {
  if (typeof value === "string") {
    const others = listAddresses(to);
    return listAddresses(from).reduce(
      (text, address, place) => text.replaceAll(address, others[place] ?? to),
      value,
    );
  }
  if (Array.isArray(value)) {
    const list = value.map((one) => replaceAddress(one, from, to));
    // Removes the duplicate from a list that contained both addresses.
    return value.includes(from) && value.includes(to) ? [...new Set(list)] : list;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, replaceAddress(one, from, to)]),
  );
}

/**
 * Replaces one file with another in every record of the shop that uses it, including deleted ones
 * in the trash. Records are not validated again: only the addresses change, and each record gets a
 * new version and an audit entry.
 *
 * @throws {DomainError} `material.kindMismatch` when the replacement is of another kind.
 * @throws {DomainError} `material.locked` when a record that the shop cannot change uses the file.
 * @throws {DomainError} `record.notFound` when the row does not exist or the actor cannot see it.
 */
export async function replaceEverywhere(
  context: AppContext,
  fromId: number,
  toId: number,
): Promise<number> {
  const { engine, tx, actor } = context;
  const { tenantId: shopId } = actor;
  if (shopId === null) throw notFound();
  // Locked in the order of their ids, so that two concurrent replacements do not deadlock.
  const files = new Map<number, File>();
  for (const id of [...new Set([fromId, toId])].sort((one, other) => one - other))
    files.set(id, await findFile(tx, id, shopId));
  const [from, to] = [files.get(fromId), files.get(toId)];
  if (!from || !to) throw notFound();
  if (from.id === to.id) return 0;
  if (from.kind !== to.kind) throw domainError("material.kindMismatch");
  const uses = await tx.run(sql<UsedFields>`
    with uses as (${buildUsesSql(engine.resources, shopId)})
    select resource, id, array_agg(distinct field) as fields from uses where stem = ${getStem(from.address)}
    group by resource, id order by resource, id`);
  for (const { resource: name, id, fields } of uses) {
    const resource = engine.resource(name);
    // Fields that were approved, such as a shop's logo, are read-only: the replacement is rejected
    // with material.locked.
    const readOnlyField = fields.find((field) => resource.fields[field]?.options.readOnly);
    if (readOnlyField)
      throw domainError("material.locked", {
        resource: name,
        count: 1,
        field: `resources.${name}.fields.${readOnlyField}`,
      });
    const before = await readStored(tx, resource, actor, id, {
      lock: true,
      trash: "both",
      lockChildren: listOwnedRows(engine, resource)
        .map(({ name: owned }) => owned)
        .filter((owned) => fields.includes(owned)),
    });
    const values = Object.fromEntries(
      fields.map((field) => [field, replaceAddress(before[field], from.address, to.address)]),
    );
    const [record] = await updateAll({ tx, resource, actor }, [{ before, values }]);
    if (!record) throw notFound();
    await recordChanges({ ...context, resource }, "edit", [
      { ...toRowChange(before, values), stored: record },
    ]);
    await notifyOwners(context, resource, record);
  }
  await publishChange(engine, tx, materials, { shopId });
  return uses.length;
}

/** Publishes the change for resources that show these rows as child rows. */
async function notifyOwners(
  { engine, tx }: AppContext,
  library: Resource,
  record: Parameters<typeof publishChange>[3],
): Promise<void> {
  for (const resource of engine.resources)
    for (const field of Object.values(resource.fields)) {
      const { storedIn } = field.options as { storedIn?: { resource: string } };
      if (storedIn?.resource === library.name) await publishChange(engine, tx, resource, record);
    }
}
