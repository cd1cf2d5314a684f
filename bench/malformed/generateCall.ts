import type { Random } from "../../demo/random.ts";
import { badText, badValue, breakValue, type Schema, validValue } from "./values.ts";

/** An operation of the OpenAPI document. */
export interface Operation {
  method: string;
  /** Path below `/api`, with its parameters in braces. */
  path: string;
  parameters: readonly { name: string; in: string; schema: Schema }[];
  body: Schema | null;
  takesFile: boolean;
}
export interface Call {
  operation: Operation;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** `none`, `shop`, `platform`, `buyer`, or an invalid token. */
  login: string;
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const toObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** List calls that the document does not name individually. */
const listOperations = [
  "getIds",
  "getSums",
  "export",
  "importTemplate",
  "importStatus",
  "importErrors",
  "importPictures",
];
const postOperations = [
  "bulkEdit",
  "restore",
  "purge",
  "move",
  "importRun",
  "importCancel",
  "importPreview",
];

/** Returns all operations of an OpenAPI document. */
export function readOperations(document: unknown): { operations: Operation[]; components: Schema } {
  const { paths, components } = toObject(document);
  const operations: Operation[] = [];
  for (const [path, methods] of Object.entries(toObject(paths)))
    for (const [method, operation] of Object.entries(toObject(methods))) {
      const { parameters, requestBody } = toObject(operation);
      const content = toObject(toObject(requestBody).content);
      const form = content["multipart/form-data"];
      const json = toObject(content["application/json"]);
      operations.push({
        method: method.toUpperCase(),
        path,
        parameters: (Array.isArray(parameters) ? parameters : []).map((one) => ({
          name: String(toObject(one).name),
          in: String(toObject(one).in),
          schema: toObject(toObject(one).schema),
        })),
        body:
          method === "get"
            ? null
            : { ...toObject(json.schema), ...(json.example ? { example: json.example } : {}) },
        takesFile: form !== undefined,
      });
    }
  const lists = operations.filter(({ path }) => path.endsWith("/getList"));
  const at = (path: string, call: string) => path.replace(/getList$/, call);
  for (const list of lists) {
    for (const call of listOperations) operations.push({ ...list, path: at(list.path, call) });
    for (const call of postOperations)
      operations.push({
        method: "POST",
        path: at(list.path, call),
        parameters: [],
        body: { type: "object", properties: extraInput },
        takesFile: call === "importPreview",
      });
  }
  return { operations, components: toObject(toObject(components).schemas) };
}
const ids = { type: "array", items: { type: "integer" } };
const extraInput = {
  ids,
  id: { type: "integer" },
  parent: { type: "integer" },
  before: { type: "integer" },
  values: { type: "object", properties: { name: { type: "string" }, status: { type: "string" } } },
  importId: { type: "string" },
  mapping: { type: "array", items: { type: "string" } },
  key: { type: "string" },
};

const suffixes = [
  "ne",
  "gt",
  "gte",
  "lt",
  "lte",
  "contains",
  "startsWith",
  "in",
  "notIn",
  "empty",
  "under",
  "x",
  "",
];
const oddNames = [
  "__proto__",
  "constructor",
  "toString",
  "page[]",
  "a[b][c]",
  "ids[]",
  "lang[a]",
  "q[]",
  "sort[a]",
];

function generateQuery(
  { parameters, path }: Operation,
  components: Schema,
  random: Random,
): string {
  const queryParameters = parameters.filter((one) => one.in === "query");
  const pairs: [string, string][] = [];
  for (const { name, schema } of queryParameters) {
    if (!random.chance(queryParameters.length > 6 ? 0.2 : 0.7)) continue;
    const valid = validValue(schema, components, random);
    const text = random.chance(0.5)
      ? badText(random)
      : typeof valid === "object"
        ? JSON.stringify(valid)
        : String(valid);
    const isFilter = path.endsWith("getList") && random.chance(0.3);
    const shaped = random.chance(0.1)
      ? `${name}${random.pick(["[]", "[a]", "[0]", "[__proto__]", "[length]"])}`
      : name;
    pairs.push([isFilter ? `${name}_${random.pick(suffixes)}` : shaped, text]);
  }
  if (path.startsWith("/rest/") && !path.endsWith("}"))
    for (const name of ["filter", "range", "sort"])
      if (random.chance(0.5)) pairs.push([name, JSON.stringify(badValue(random)).slice(0, 6000)]);
  if (random.chance(0.15)) pairs.push([random.pick(oddNames), badText(random)]);
  if (pairs.length > 0 && random.chance(0.1)) pairs.push(random.pick(pairs));
  const text = pairs
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
    )
    .join("&");
  const odd = random.chance(0.03)
    ? random.pick(["%", "%zz", "&&&=", "a=%ff%fe", "%5b%5d=1", "a[[[=1"])
    : "";
  return `${text}${odd}`.slice(0, 14_000);
}

const broken = (random: Random, boundary: string): string => {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${random.pick(["a.csv", "a.png", "", "../x", "\u0000"])}"\r\n`;
  return random.pick([
    "",
    `--${boundary}`,
    head,
    `${head}content-type: image/png\r\n\r\nabc`,
    `${head}\r\nname,phone\r\nA,1\r\n--${boundary}--\r\n`,
    `${head}\r\n\ufeff"name\r\n--${boundary}--\r\n`,
    `--${boundary}\r\ncontent-disposition: form-data; name="x"\r\n\r\n${"y".repeat(2000)}\r\n--${boundary}--\r\n`,
    `--other\r\n\r\nabc\r\n--other--`,
    `${head.repeat(12)}\r\n--${boundary}--`,
  ]);
};

function generateBody(
  { body, takesFile }: Operation,
  components: Schema,
  random: Random,
): { headers: Record<string, string>; body: Buffer | null } {
  if (body === null) return { headers: {}, body: null };
  if (random.chance(takesFile ? 0.85 : 0.04)) {
    const boundary = "b0undary";
    const type = random.pick([
      `multipart/form-data; boundary=${boundary}`,
      "multipart/form-data",
      "multipart/mixed",
    ]);
    return {
      headers: {
        "content-type": random.chance(0.7) ? `multipart/form-data; boundary=${boundary}` : type,
      },
      body: Buffer.from(broken(random, boundary)),
    };
  }
  const valid = validValue(body, components, random);
  const value = random.chance(0.15) ? valid : breakValue(valid, random);
  const json = Buffer.from(JSON.stringify(value) ?? "null");
  const headers = { "content-type": "application/json" };
  switch (random.whole(0, 29)) {
    case 0:
      return { headers, body: json.subarray(0, json.length - 1) };
    case 1:
      return { headers, body: Buffer.from(json.toString(), "utf16le") };
    case 2:
      return { headers: { ...headers, "content-encoding": "gzip" }, body: json };
    case 3:
      return {
        headers: {
          "content-type": random.pick(["text/plain", "text/xml", "application/jsonx", "", ";;"]),
        },
        body: json,
      };
    case 4:
      return { headers, body: Buffer.from([0xff, 0xfe, 0x00, ...json]) };
    case 5:
      return {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: Buffer.from(describeShape(value)),
      };
    case 6:
      return { headers, body: Buffer.from(`{"__proto__":${json}}`) };
    case 7:
      return { headers: { "content-type": "application/json; charset=utf-7" }, body: json };
    case 8:
      return { headers, body: Buffer.from(`${"[".repeat(3000)}${"]".repeat(3000)}`) };
    default:
      return { headers, body: json };
  }
}
const describeShape = (value: unknown): string =>
  Object.entries(toObject(value))
    .map(
      ([name, one]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(String(JSON.stringify(one)).toWellFormed())}`,
    )
    .join("&");

const findLogin = (path: string): string =>
  path.startsWith("/system/") ? "platform" : path.startsWith("/store/") ? "buyer" : "shop";

/** Generates one malformed call of a randomly chosen operation. */
export function generateCall(
  operations: readonly Operation[],
  components: Schema,
  random: Random,
): Call {
  const operation = random.pick(operations);
  const step = (): string =>
    random.chance(0.6)
      ? String(random.whole(1, 30))
      : encodeURIComponent(badText(random).slice(0, 200).toWellFormed());
  const path = operation.path.replace(/\{\w+\}/g, step);
  const query = generateQuery(operation, components, random);
  const { headers, body } = generateBody(operation, components, random);
  const heads: Record<string, string> = { ...headers };
  for (const { name, in: place } of operation.parameters)
    if (place === "header" && name !== "x-api-key" && random.chance(0.9))
      heads[name] = random.chance(0.9) ? `key-${random.whole(1, 1e9)}` : "x".repeat(300);
  if (random.chance(0.2))
    heads.lang = random.pick(["zh_CN", "zh_TW", "en_US", "xx", "__proto__", "km"]);
  if (random.chance(0.03))
    heads["accept-language"] = random.pick(["*", ";;;q=", "zh-Hant", ",".repeat(500)]);
  if (random.chance(0.02)) heads["if-none-match"] = random.pick(["*", '"', "W/"]);
  const login = random.chance(0.85)
    ? operation.path.startsWith("/rest/") && random.chance(0.5)
      ? "platform"
      : findLogin(operation.path)
    : random.pick(["none", "shop", "platform", "buyer", "garbage"]);
  const method = random.chance(0.98)
    ? operation.method
    : random.pick(["GET", "POST", "PUT", "DELETE", "PATCH"]);
  return {
    operation,
    method,
    url: `/api${path}${query ? `?${query}` : ""}`,
    headers: heads,
    body: method === "GET" ? null : body,
    login,
  };
}
