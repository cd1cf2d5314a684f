import type {
  AdminProvider,
  AdminRecord,
  FailedPicture,
  HistoryEntry,
  ImportPreview,
  ImportStatus,
} from "../framework/admin/provider.ts";
import {
  formatFields,
  getCallPath,
  listCalls,
  type Resource,
  unformatFields,
} from "../framework/schema/index.ts";
import { rowResults } from "./apiError.ts";
import { createBatch } from "./batch.ts";
import { writable } from "./changes.ts";
import type { Envelope } from "./envelope.ts";
import { toQuery } from "./query.ts";
import { createRecordCodec } from "./records.ts";
import { fileName, type SaveFile } from "./saveFile.ts";
import type { Page, WireResults, WireRow } from "./wire.ts";

interface Named {
  id: number;
  name: string;
}
type CallName =
  | "runAction"
  | "runCall"
  | "query"
  | "bulkEdit"
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
): Pick<AdminProvider, CallName> {
  const on = (name: string) => {
    const resource = declared(name);
    return {
      resource,
      records: createRecordCodec(resource),
      path: (call: string) => `/${resource.api}/${call}`,
    };
  };
  const toEach = (call: string) => async (name: string, ids: readonly number[]) => {
    const { records, path } = on(name);
    return records.results(
      await rowResults(envelope.post<WireResults>(path(call), { ids: ids.join(",") })),
    );
  };
  const download = async (
    address: string,
    parameters: Parameters<Envelope["download"]>[1],
    otherwise: string,
  ) => {
    const { blob, headers } = await envelope.download(address, parameters);
    save(blob, fileName(headers, otherwise));
  };

  const names = new Map<string, ReturnType<typeof createBatch<Named>>>();
  function toCallNames(name: string) {
    const before = names.get(name);
    if (before) return before;
    const batch = createBatch<Named>((ids) =>
      envelope.get(on(name).path("getSelector"), toQuery({ ids, pageSize: ids.length })),
    );
    names.set(name, batch);
    return batch;
  }

  return {
    async runAction(name, action, { ids, input = {}, version }) {
      const { resource, records, path } = on(name);
      const declaration = resource.actionList.find((one) => one.name === action);
      const values = declaration?.input ? formatFields(declaration.input, input) : input;
      const call = path(declaration?.call ?? action);
      const [only] = ids;
      // A single row uses the single-row call, so that input errors are reported field by field.
      if (ids.length === 1 && only !== undefined) {
        const row = await records.translateErrors(
          envelope.post<WireRow>(call, { ...values, id: only, version }),
        );
        return { list: [records.record(row)], failed: [] };
      }
      return records.results(
        await rowResults(envelope.post<WireResults>(call, { ...values, ids: ids.join(",") })),
      );
    },
    async runCall(name, call, input) {
      const { resource } = on(name);
      const declared = listCalls(resource).find(([one]) => one === call)?.[1];
      if (!declared) throw new Error(`${name} has no call ${call}`);
      const values = formatFields(declared.input ?? {}, input);
      const path = `/${getCallPath(resource, call, declared)}`;
      const answer =
        declared.method === "POST"
          ? envelope.post<WireRow>(path, values)
          : envelope.get<WireRow>(path, toQuery(values));
      const given = await answer;
      return unformatFields(
        declared.output,
        declared.unwrap === undefined ? given : { [declared.unwrap]: given },
      );
    },
    query: (path, query, options = {}) =>
      envelope.get<Record<string, unknown>>(`/${path}`, query, options),
    async bulkEdit(name, { ids, values }) {
      const { resource, records, path } = on(name);
      const body = { ids, values: writable(resource, values) };
      return records.results(await rowResults(envelope.post<WireResults>(path("bulkEdit"), body)));
    },
    removeMany: toEach("delete"),
    restore: toEach("restore"),
    purge: toEach("purge"),
    async move(name, { id, parent, before }): Promise<AdminRecord> {
      const { records, path } = on(name);
      return records.record(await envelope.post<WireRow>(path("move"), { id, parent, before }));
    },
    async history(name, { id, page, pageSize }) {
      const { records, path } = on(name);
      const { list, total } = await envelope.get<Page<HistoryEntry>>(path("getHistory"), {
        id,
        page,
        pageSize,
      });
      return { list: list.map(records.history), total };
    },
    selector(name, { signal, ...params }) {
      const { ids, q, page = 1 } = params;
      // Cells request names one by one: requests of the same tick are combined into one call.
      if (ids && !q && page === 1) return toCallNames(name)(ids);
      return envelope.get(on(name).path("getSelector"), toQuery(params), { signal });
    },
    async tree(name) {
      const { records, path } = on(name);
      return (await envelope.get<WireRow[]>(path("getTree"))).map(records.record);
    },
    ids: (name, query) => envelope.get(on(name).path("getIds"), toQuery(query)),
    counts: (name, query) => envelope.get(on(name).path("getCounts"), toQuery(query)),
    async sums(name, query) {
      const { records, path } = on(name);
      return records.sums(
        await envelope.get<Record<string, unknown>>(path("getSums"), toQuery(query)),
      );
    },
    async singleton(name) {
      const { records, path } = on(name);
      return records.record(await envelope.get<WireRow>(path("get")));
    },
    exportRows(name, { query, format, sort }) {
      const parameters = {
        ...toQuery(query),
        format,
        ...(sort && { sort: sort[0], order: sort[1] }),
      };
      return download(on(name).path("export"), parameters, `${name}.${format}`);
    },
    importTemplate: (name) => download(on(name).path("importTemplate"), {}, `${name}.csv`),
    importPreview(name, file, onProgress, encoding) {
      const query = encoding ? `?${new URLSearchParams({ encoding })}` : "";
      return envelope.postFile<ImportPreview>(`${on(name).path("importPreview")}${query}`, file, {
        onProgress,
      });
    },
    async importRun(name, params) {
      await envelope.post(on(name).path("importRun"), params);
    },
    importStatus: (name, importId) =>
      envelope.get<ImportStatus>(on(name).path("importStatus"), { importId }),
    async importCancel(name, importId) {
      await envelope.post(on(name).path("importCancel"), { importId });
    },
    importErrors: (name, importId) =>
      download(on(name).path("importErrors"), { importId }, `${name}-errors.csv`),
    importRemarks: (name, importId, { kind, page }) =>
      envelope.get(on(name).path("importRemarks"), { importId, kind, page }),
    importRemarksFile: (name, importId) =>
      download(on(name).path("importRemarks"), { importId, format: "csv" }, `${name}-remarks.csv`),
    async failedPictures(name, importId) {
      const { list } = await envelope.get<{ list: FailedPicture[] }>(
        on(name).path("importPictures"),
        { importId },
      );
      return list;
    },
    async fetchPicturesAgain(name, importId) {
      await envelope.post(on(name).path("importPictures"), { importId });
    },
  };
}
