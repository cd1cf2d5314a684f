import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider, Options } from "react-admin";
import { toApiError } from "./apiError.ts";
import { toQuery } from "./query.ts";
import type { Call, Transport } from "./transport.ts";

const methods: readonly Call["method"][] = ["GET", "POST", "PUT", "DELETE"];

/**
 * REST client for the platform's resources: react-admin's simple REST protocol on our transport.
 */
export function createRest({ send, domainError, translate }: Transport): DataProvider {
  async function httpClient(url: string, options: Options = {}) {
    const { status, headers, body } = await send({
      method: methods.find((method) => method === options.method) ?? "GET",
      url,
      headers: {
        ...Object.fromEntries(new Headers(options.headers)),
        ...(typeof options.body === "string" && { "content-type": "application/json" }),
      },
      ...(typeof options.body === "string" && { data: options.body }),
      signal: options.signal ?? undefined,
    });
    if (status < 200 || status >= 300) return domainError(toApiError(status, body, translate));
    return { status, headers, json: body, body: "" };
  }
  const rest = simpleRestProvider("/rest", httpClient);
  return {
    ...rest,
    getList: (resource, params) =>
      rest.getList(resource, { ...params, filter: toQuery(params.filter) }),
    getMany: (resource, { ids }) =>
      rest.getList(resource, {
        filter: { ids: ids.join(",") },
        pagination: { page: 1, perPage: ids.length },
        sort: { field: "id", order: "ASC" },
      }),
  };
}
