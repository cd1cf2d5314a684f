import type { DataProvider } from "react-admin";
import { ApiError, type ReactAdminMethods } from "../framework/admin/provider.ts";
import { loadResource, type Resource, type WireRecord } from "../framework/schema/index.ts";
import { createBatch } from "./batch.ts";
import { createCallClient } from "./callClient.ts";
import { findChanges, writable } from "./changes.ts";
import type { Envelope } from "./envelope.ts";
import { listParameters } from "./query.ts";
import { createRecordCodec } from "./records.ts";
import type { Page, WireResults } from "./wire.ts";

/** Maps react-admin's methods to the shop's envelope calls. Both protocols return wire rows. */
export function createEnvelopeProtocol(envelope: Envelope, resource: Resource): Protocol {
  const client = createCallClient(envelope, resource);
  return {
    list: (params) => client.get("getList", listParameters(params), { signal: params.signal }),
    one: (id, signal) => client.get("get", { id }, { signal }),
    getMany: async (ids) =>
      (await client.get("getList", { ids, page: 1, pageSize: ids.length })).list,
    create: (values) => client.post("editSubmit", values),
    update: (id, values) => client.post("editSubmit", { id, ...values }),
  };
}

/** Maps the same methods to the platform's REST API. */
export function createRestProtocol(rest: DataProvider, { name }: Resource): Protocol {
  const defaults = {
    pagination: { page: 1, perPage: 20 },
    sort: { field: "id", order: "DESC" },
  } as const;
  return {
    list: async (params) => {
      const { data, total = data.length } = await rest.getList<WireRecord>(name, {
        ...defaults,
        filter: {},
        ...params,
      });
      return { list: data, total };
    },
    one: async (id, signal) =>
      (await rest.getOne<WireRecord>(name, { id, ...(signal && { signal }) })).data,
    getMany: async (ids) => (await rest.getMany<WireRecord>(name, { ids: [...ids] })).data,
    create: async (data) => (await rest.create<WireRecord, WireRecord>(name, { data })).data,
    update: async (id, data) =>
      (await rest.update<WireRecord>(name, { id, data, previousData: { id, version: 0 } })).data,
  };
}

export interface Protocol {
  list(params: Parameters<DataProvider["getList"]>[1]): Promise<Page<WireRecord>>;
  one(id: number, signal?: AbortSignal): Promise<WireRecord>;
  getMany(ids: readonly number[]): Promise<WireRecord[]>;
  create(values: Record<string, unknown>): Promise<WireRecord>;
  update(id: number, values: Record<string, unknown>): Promise<WireRecord>;
}

/** Throws the first row error of a call for several rows. */
function throwFirstError({ failed = [] }: WireResults): void {
  const [first] = failed;
  if (first) throw new ApiError(first);
}

// react-admin's methods are generic in a record type that each caller chooses; the result is a
// record of the resource.
// biome-ignore lint/suspicious/noExplicitAny: react-admin's own signature
type Chosen = any;

/** Implements react-admin's methods for one resource, with records as input and output. */
export function createVerbs(
  resource: Resource,
  protocol: Protocol,
  envelope: Envelope,
): ReactAdminMethods {
  const { record, translateErrors } = createRecordCodec(resource);
  const getBatched = createBatch((ids) => protocol.getMany(ids));
  /** Waits for an answer, and for the fields that it is read by. */
  const withFields = async <T>(answer: Promise<T>): Promise<T> => {
    const [given] = await Promise.all([answer, loadResource(resource)]);
    return given;
  };
  const remove = async (ids: readonly number[]) =>
    throwFirstError(
      await createCallClient(envelope, resource).post("delete", { ids: ids.join(",") }),
    );
  const getList: ReactAdminMethods["getList"] = async (_, params) => {
    const { list, total, totalIsAtLeast } = await withFields(protocol.list(params));
    return {
      data: list.map(record) as Chosen,
      total,
      ...(totalIsAtLeast && { meta: { totalIsAtLeast } }),
    };
  };
  return {
    getList,
    getOne: async (_, { id, signal }) => ({
      data: record(await withFields(protocol.one(Number(id), signal))) as Chosen,
    }),
    getMany: async (_, { ids }) => ({
      data: (await withFields(getBatched(ids.map(Number)))).map(record) as Chosen,
    }),
    getManyReference: (name, { target, id, filter, ...rest }) =>
      getList(name, { ...rest, filter: { ...filter, [target]: id } }),
    create: async (_, { data }) => {
      await loadResource(resource);
      const values = writable(resource, { ...data });
      return { data: record(await translateErrors(protocol.create(values))) as Chosen };
    },
    update: async (_, { id, data, previousData }) => {
      await loadResource(resource);
      const version: unknown = data.version ?? previousData?.version;
      const values = {
        ...(version !== undefined && { version }),
        ...findChanges(resource, data, previousData),
      };
      return { data: record(await translateErrors(protocol.update(Number(id), values))) as Chosen };
    },
    updateMany: async (_, { ids, data }) => {
      await loadResource(resource);
      const values = writable(resource, { ...data });
      throwFirstError(
        await envelope.post<WireResults>(`/${resource.api}/bulkEdit`, { ids, values }),
      );
      return { data: ids };
    },
    delete: async (_, { id, previousData }) => {
      await remove([Number(id)]);
      return { data: previousData ?? ({ id } as Chosen) };
    },
    deleteMany: async (_, { ids }) => {
      await remove(ids.map(Number));
      return { data: ids };
    },
  };
}
