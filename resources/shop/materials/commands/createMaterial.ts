import type { UploadContext } from "../../../../framework/server/defineRules.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import {
  changeRows,
  recordChanges,
  toRowChange,
} from "../../../../framework/server/operations/changeRows.ts";
import { lockKeys } from "../../../../framework/server/sql/lockKeys.ts";
import { parseIdOrNull } from "../../../../framework/server/sql/readListRequest.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { materials } from "../materials.ts";

async function findFolder(tx: Tx, folderId: unknown): Promise<number | null> {
  const id = parseIdOrNull(folderId);
  if (id === null) return null;
  const found = await tx.first(
    tx.db.selectFrom("material_folders").select("id").where("id", "=", id),
  );
  if (!found)
    throw invalid({ folder: { key: "validation.referenceMissing", params: { label: id } } });
  return id;
}

/**
 * Adds an upload to the shop's library; an existing file remains unchanged in its folder.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function createMaterial(
  context: UploadContext,
): Promise<Record<string, unknown> | undefined> {
  const { tx, actor, file, input } = context;
  if (actor.tenantId === null) return undefined;
  const folder = await findFolder(tx, input.folder);
  // Two concurrent uploads of the same content create one row: file names are derived from shop and
  // content.
  await lockKeys(tx, [file.address]);
  const known = await tx.first(
    tx.db.selectFrom("materials").select("id").where("address", "=", file.address),
  );
  if (known) return { materialId: known.id, known: true };
  const { address, thumb, name, type, size, width, height } = file;
  const kind = type === "video/mp4" ? "video" : "image";
  const values = { name, address, thumb, kind, size, width, height, folder };
  const operation = { ...context, resource: materials };
  const change = toRowChange(null, values);
  await changeRows(operation, "create", [change]);
  if (change.error !== undefined) throw change.error;
  await recordChanges(operation, "create", [change]);
  return { materialId: change.stored?.id, known: false };
}
