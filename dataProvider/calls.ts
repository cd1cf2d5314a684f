import type { ImplementedCalls } from "../framework/admin/implementedProvider.ts";
import type { AdminRecord } from "../framework/admin/provider.ts";
import {
  formatFields,
  getCallPath,
  listCalls,
  loadResource,
  parseCallKey,
  type Resource,
  unformatFields,
  type WireRecord,
} from "../framework/schema/index.ts";
import { rowResults } from "./apiError.ts";
import { createBatch } from "./batch.ts";
import { createCallClient } from "./callClient.ts";
import { writable } from "./changes.ts";
import type { Envelope } from "./envelope.ts";
import { toQuery } from "./query.ts";
import { createRecordCodec } from "./records.ts";
import { fileName, type SaveFile } from "./saveFile.ts";
import type { WireResults } from "./wire.ts";

interface Named {
  id: number;
  name: string;
}
type CallName =
  | "runAction"
  | "runCall"
  | "query"
  | "bulkEdit"
  | "revert"
  | "removeMany"
  | "restore"
  | "purge"
  | "move"
  | "history"
  | "selector"
  | "tree"
  | "ids"
  | "counts"
  | "sums"
  | "singleton"
  | "exportRows"
  | "importTemplate"
  | "importPreview"
  | "importRun"
  | "importRemarks"
  | "importRemarksFile"
  | "importStatus"
  | "importCancel"
  | "importUndo"
  | "importHistory"
  | "importErrors"
  | "failedPictures"
  | "fetchPicturesAgain";

/**
 * Creates the calls that the screens need in addition to react-admin's methods; they use envelopes
 * for every resource, whoever owns it.
 */
export function createCalls(
  envelope: Envelope,
  declared: (name: string) => Resource,
  save: SaveFile,
): Pick<ImplementedCalls, CallName> {
  const on = (name: string) => {
    const resource = declared(name);
    return {
      resource,
      records: createRecordCodec(resource),
      client: createCallClient(envelope, resource),
    };
  };
  /** The same, once the fields of the resource are known. */
  const whenLoaded = async (name: string) => {
    await loadResource(declared(name));
    return on(name);
  };
  const toEach =
    (call: "delete" | "restore" | "purge") => async (name: string, ids: readonly number[]) => {
      const { records, client } = await whenLoaded(name);
      return records.results(await rowResults(client.post(call, { ids: ids.join(",") })));
    };
  const saveFile = async (
    download: ReturnType<Envelope["download"]>,
    fallbackName: string,
  ): Promise<void> => {
    const { blob, headers } = await download;
    save(blob, fileName(headers, fallbackName));
  };

  const names = new Map<string, ReturnType<typeof createBatch<Named>>>();
  function toCallNames(name: string) {
    const before = names.get(name);
    if (before) return before;
    const batch = createBatch<Named>((ids) =>
      on(name).client.get("getSelector", { ids, pageSize: ids.length }),
    );
    names.set(name, batch);
    return batch;
  }

  return {
    async runAction(name, action, { ids, input = {}, version }) {
      const { resource, records } = await whenLoaded(name);
      const declaration = resource.actionList.find((one) => one.name === action);
      const values = declaration?.input ? formatFields(declaration.input, input) : input;
      const call = `/${resource.api}/${declaration?.call ?? action}`;
      const [only] = ids;
      // A single row uses the single-row call, so that input errors are reported field by field.
      if (ids.length === 1 && only !== undefined) {
        const row = await records.translateErrors(
          envelope.post<WireRecord>(call, { ...values, id: only, version }),
        );
        return { list: [records.record(row)], failed: [] };
      }
      return records.results(
        await rowResults(envelope.post<WireResults>(call, { ...values, ids: ids.join(",") })),
      );
    },
    async runCall(name, call, input) {
      const { resource } = await whenLoaded(name);
      const declared = listCalls(resource).find(([one]) => one === call)?.[1];
      if (!declared) throw new Error(`${name} has no call ${call}`);
      const values = formatFields(declared.input ?? {}, input);
      const path = `/${getCallPath(resource, call, declared)}`;
      const answer =
        declared.method === "POST"
          ? envelope.post<Record<string, unknown>>(path, values)
          : envelope.get<Record<string, unknown>>(path, toQuery(values));
      const given = await answer;
      return unformatFields(
        declared.output,
        declared.unwrap === undefined ? given : { [declared.unwrap]: given },
      );
    },
    query: (key, input, options = {}) =>
      envelope.get(parseCallKey(key).path, toQuery({ ...input }), options),
    async bulkEdit(name, { ids, values }) {
      const { resource, records, client } = await whenLoaded(name);
      const input = { ids, values: writable(resource, values) };
      return records.results(await rowResults(client.post("bulkEdit", input)));
    },
    async revert(name, rows) {
      const { records, client } = await whenLoaded(name);
      return records.results(await rowResults(client.post("revert", { rows: [...rows] })));
    },
    removeMany: toEach("delete"),
    restore: toEach("restore"),
    purge: toEach("purge"),
    async move(name, params): Promise<AdminRecord> {
      const { records, client } = await whenLoaded(name);
      return records.record(await client.post("move", params));
    },
    async history(name, params) {
      const { records, client } = await whenLoaded(name);
      const { list, total } = await client.get("getHistory", params);
      return { list: list.map(records.history), total };
    },
    selector(name, { signal, ...params }) {
      const { ids, q, page = 1 } = params;
      // Cells request names one by one: requests of the same tick are combined into one call.
      if (ids && !q && page === 1) return toCallNames(name)(ids);
      return on(name).client.get("getSelector", params, { signal });
    },
    async tree(name) {
      const { records, client } = await whenLoaded(name);
      return (await client.get("getTree", {})).map(records.record);
    },
    ids: (name, query) => on(name).client.get("getIds", query),
    counts: (name, query) => on(name).client.get("getCounts", query),
    async sums(name, query) {
      const { records, client } = await whenLoaded(name);
      return records.sums(await client.get("getSums", query));
    },
    async singleton(name) {
      const { records, client } = await whenLoaded(name);
      return records.record(await client.get("get", {}));
    },
    async exportRows(name, { query, format, columns, sort, signal, onRows }) {
      const order = sort && { sort: sort[0], order: sort[1] };
      const named = columns && { columns: columns.join(",") };
      const input = { ...query, format, ...named, ...order };
      const options = { signal, ...(format === "csv" && { onRows }) };
      const file = await on(name).client.download("export", input, options);
      const saveAgain = () => save(file.blob, fileName(file.headers, `${name}.${format}`));
      saveAgain();
      return saveAgain;
    },
    importTemplate: (name) =>
      saveFile(on(name).client.download("importTemplate", {}), `${name}.csv`),
    importPreview: (name, file, onProgress, encoding) =>
      on(name).client.upload("importPreview", file, { encoding }, { onProgress }),
    async importRun(name, params) {
      await on(name).client.post("importRun", params);
    },
    importStatus: (name, importId) => on(name).client.get("importStatus", { importId }),
    async importCancel(name, importId) {
      await on(name).client.post("importCancel", { importId });
    },
    importUndo: (name, importId, before) =>
      on(name).client.post("importUndo", { importId, before }),
    async importHistory(name) {
      return (await on(name).client.get("importHistory", {})).list;
    },
    importErrors: (name, importId) =>
      saveFile(on(name).client.download("importErrors", { importId }), `${name}-errors.csv`),
    importRemarks: (name, importId, params) =>
      on(name).client.get("importRemarks", { importId, ...params }),
    importRemarksFile: (name, importId) =>
      saveFile(
        on(name).client.download("importRemarks", { importId, format: "csv" }),
        `${name}-remarks.csv`,
      ),
    async failedPictures(name, importId) {
      return (await on(name).client.get("importPictures", { importId })).list;
    },
    async fetchPicturesAgain(name, importId) {
      await on(name).client.post("retryPictures", { importId });
    },
  };
}
