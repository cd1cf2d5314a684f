import type { DataProvider } from "react-admin";
import { type ImplementedProvider, typeProvider } from "../framework/admin/implementedProvider.ts";
import type { AppDataProvider, ReactAdminMethods, Uploaded } from "../framework/admin/provider.ts";
import { isTenantOwned, type Resource } from "../framework/schema/index.ts";
import { createCalls } from "./calls.ts";
import { createEnvelope } from "./envelope.ts";
import { createRest } from "./rest.ts";
import { type SaveFile, saveFile } from "./saveFile.ts";
import { createTransport, type TransportOptions } from "./transport.ts";
import { createEnvelopeProtocol, createRestProtocol, createVerbs } from "./verbs.ts";

export interface DataProviderOptions extends TransportOptions {
  save?: SaveFile;
}

/** Implements the calls for any of the resources; `createDataProvider` types them. */
export function implementProvider(
  resources: readonly Resource[],
  options: DataProviderOptions,
): ImplementedProvider {
  const transport = createTransport(options);
  const envelope = createEnvelope(transport);
  const rest: DataProvider = createRest(transport);
  const servers = new Map(
    resources.map((resource) => {
      const protocol = isTenantOwned(resource)
        ? createEnvelopeProtocol(envelope, resource)
        : createRestProtocol(rest, resource);
      return [
        resource.name,
        { resource, verbs: createVerbs(resource, protocol, envelope) },
      ] as const;
    }),
  );
  const app = (name: string) => {
    const found = servers.get(name);
    if (!found) throw new Error(`dataProvider: no resource "${name}"`);
    return found;
  };
  const verbs = (name: string): ReactAdminMethods => app(name).verbs;

  return {
    supportAbortSignal: true,
    getList: (name, params) => verbs(name).getList(name, params),
    getOne: (name, params) => verbs(name).getOne(name, params),
    getMany: (name, { ids, ...params }) => verbs(name).getMany(name, { ids: [...ids], ...params }),
    getManyReference: (name, params) => verbs(name).getManyReference(name, params),
    create: (name, params) => verbs(name).create(name, params),
    update: (name, params) => verbs(name).update(name, params),
    updateMany: (name, params) => verbs(name).updateMany(name, params),
    delete: (name, params) => verbs(name).delete(name, params),
    deleteMany: (name, params) => verbs(name).deleteMany(name, params),
    ...createCalls(envelope, (name) => app(name).resource, options.save ?? saveFile),
    upload: (file, { onProgress, signal, confidential, extraFields }) => {
      const params = { ...extraFields, ...(confidential && { confidential: 1 }) };
      return envelope.postFile<Uploaded>("/common/upload", file, { params, onProgress, signal });
    },
  };
}

/**
 * Creates the data provider for every declared resource: react-admin's methods and the app's own
 * calls. Resources of tenants use envelopes, those of the operator REST.
 */
export const createDataProvider = (
  resources: readonly Resource[],
  options: DataProviderOptions,
): AppDataProvider => typeProvider(implementProvider(resources, options));
