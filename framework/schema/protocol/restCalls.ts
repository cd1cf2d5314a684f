import type { Resource } from "../defineResource.ts";
import { record, recordInput } from "./records.ts";
import { type Shape, shapes } from "./shape.ts";
import { type CallRight, hasOperation } from "./standardCalls.ts";

const { integer, list, object, optional, string } = shapes;

/** A call of a resource in react-admin's simple REST dialect, below `/api/rest/{resource.name}`. */
export interface RestCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Whether the id of a record follows in the address. */
  readonly one: boolean;
  readonly right: CallRight;
  readonly summary: string | ((resource: Resource) => string);
  readonly isAvailable: (resource: Resource) => boolean;
  /** HTTP status of success. */
  readonly status: number;
  /** Parameters of the address. */
  readonly query?: Shape;
  readonly body?: Shape;
  /** The response. */
  readonly answer: Shape;
}

const always = () => true;

/** Every REST call, by its name; the server registers them and OpenAPI is printed from here. */
export const restCalls = {
  list: {
    method: "GET",
    one: false,
    right: "view",
    summary: ({ name }: Resource) => `List ${name}`,
    isAvailable: always,
    status: 200,
    query: object({
      filter: optional(string("JSON")),
      range: optional(string("JSON: [first, last]")),
      sort: optional(string('JSON: [field, "ASC"]')),
    }),
    answer: list(record),
  },
  retrieve: {
    method: "GET",
    one: true,
    right: "view",
    summary: "Retrieve a record",
    isAvailable: always,
    status: 200,
    answer: record,
  },
  create: {
    method: "POST",
    one: false,
    right: "create",
    summary: "Create a record",
    isAvailable: hasOperation("create"),
    status: 201,
    body: recordInput,
    answer: record,
  },
  update: {
    method: "PUT",
    one: true,
    right: "edit",
    summary: "Update a record",
    isAvailable: hasOperation("edit"),
    status: 200,
    body: recordInput,
    answer: record,
  },
  delete: {
    method: "DELETE",
    one: true,
    right: "delete",
    summary: "Delete a record",
    isAvailable: hasOperation("delete"),
    status: 200,
    answer: object({ id: integer() }),
  },
} as const satisfies Readonly<Record<string, RestCall>>;
export type RestCallName = keyof typeof restCalls;

const isRestCall = (name: string): name is RestCallName => Object.hasOwn(restCalls, name);
/** Returns the REST calls that a resource has, by name. */
export function listRestCalls(resource: Resource): [RestCallName, RestCall][] {
  const all: [string, RestCall][] = Object.entries(restCalls);
  return all.flatMap(([name, call]): [RestCallName, RestCall][] =>
    isRestCall(name) && call.isAvailable(resource) ? [[name, call]] : [],
  );
}
