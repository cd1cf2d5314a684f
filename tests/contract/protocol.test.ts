import Ajv, { type ErrorObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  getCallPath,
  listCalls,
  listStandardCalls,
  type Resource,
  type StandardCallName,
  toCallPath,
} from "../../framework/schema/index.ts";
import { resources as declared } from "../../resources/index.ts";
import { closeObjects } from "../closeObjects.ts";
import { getOwnerLogin, makeOneOfEach } from "../oneOfEach.ts";
import { sampleRecord } from "../sample.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

const resources: readonly Resource[] = declared;
const targets: Record<string, number> = {};
let server: TestServer;
let paths: Record<string, Record<string, OpenApiCall>>;
let routes: readonly string[];
let ajv: Ajv;

interface OpenApiCall {
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}
beforeAll(async () => {
  server = await startTestServer();
  await makeOneOfEach(server, resources, targets);
  const response = await server.request(null, { method: "GET", url: "/api/openapi.json" });
  const document = response.json();
  paths = document.paths;
  routes = listRoutes();
  ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  // A kind of a resource, which checks its values itself.
  ajv.addFormat("color", true);
  ajv.addSchema({ $id: "openapi", components: closeObjects(document.components) });
}, 120_000);
afterAll(() => server.close());

/** Returns `METHOD path` of every route, as `printRoutes` lists them. */
function listRoutes(): string[] {
  const found: string[] = [];
  const stack: { depth: number; path: string }[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, indent = "", path = "", methods = ""] = /^([│├└─\s]*)(\S+) \((.+)\)$/.exec(line) ?? [];
    if (!path) continue;
    while ((stack.at(-1)?.depth ?? -1) >= indent.length) stack.pop();
    const full = (stack.at(-1)?.path ?? "") + path;
    stack.push({ depth: indent.length, path: full });
    for (const method of methods.split(", "))
      if (method !== "HEAD" && method !== "OPTIONS") found.push(`${method} ${full}`);
  }
  return found;
}

describe("OpenAPI lists the calls that the server registers, and no others", () => {
  const toRoute = (path: string) => `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  const documented = () =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${toRoute(path)}`),
    );

  test.for(resources.map((resource) => [resource.name, resource] as const))(
    "%s",
    ([name, resource]) => {
      const own = new Set([
        ...listCalls(resource).map(([call, one]) => `/api/${getCallPath(resource, call, one)}`),
        ...resource.actionList.map(({ call }) => `/api/${resource.api}/${call}`),
        ...listStandardCalls(resource).map(([call]) => `/api/${resource.api}/${toCallPath(call)}`),
        `/api/rest/${name}`,
        `/api/rest/${name}/:id`,
      ]);
      const select = (routes: readonly string[]) =>
        routes.filter((one) => own.has(one.slice(one.indexOf(" ") + 1))).sort();
      const registered = select(routes);
      expect(registered.length).toBeGreaterThan(7);
      expect(select(documented())).toEqual(registered);
    },
  );
  test("developers 11: every documented call has a route", () => {
    const registered = new Set(routes);
    expect(documented().filter((one) => !registered.has(one))).toEqual([]);
  });
  test("developers 11: every route below /api is documented, except those for the app itself", () => {
    const known = new Set(documented());
    const missing = routes.filter((one) => one.includes(" /api/") && !known.has(one));
    expect(missing.sort()).toEqual([
      "GET /api/docs",
      "GET /api/docs/reference.js",
      "GET /api/docs/start.js",
      "GET /api/openapi.json",
    ]);
  });
});

describe("answers have the documented schema, without undocumented properties", () => {
  const describeError = ({ instancePath, message, params }: ErrorObject) =>
    `${instancePath} ${message} ${JSON.stringify(params)}`;
  const validate = (url: string, method: "get" | "post", answer: unknown) => {
    const schema = paths[url]?.[method]?.responses[200]?.content["application/json"]?.schema;
    expect(schema, url).toBeDefined();
    const text = JSON.stringify(closeObjects(schema)).replaceAll('"#/', '"openapi#/');
    const check = ajv.compile(JSON.parse(text));
    expect(check(answer) ? [] : (check.errors ?? []).map(describeError), url).toEqual([]);
  };
  const reads: readonly StandardCallName[] = [
    "getList",
    "getSelector",
    "getTree",
    "getCounts",
    "getSums",
    "getIds",
  ];

  test.for(resources.map((resource) => [resource.name, resource] as const))(
    "%s",
    async ([name, resource]) => {
      const login = getOwnerLogin(resource);
      const read = async (call: StandardCallName, query: Record<string, string | number> = {}) => {
        const url = `/${resource.api}/${toCallPath(call)}`;
        const { code, message, data } = await server.get(login, url.slice(1), query);
        expect(code, `${url} ${message}`).toBe(200);
        validate(url, "get", { code, message, data });
      };
      const calls = listStandardCalls(resource).map(([call]) => call);
      for (const call of reads) if (calls.includes(call)) await read(call);
      const id = resource.singleton ? undefined : targets[name];
      if (id === undefined) return;
      await read("get", { id });
      await read("getHistory", { id });
    },
  );
  test.each(["harbour", "platform"])("of the to-do list of %s", async (login) => {
    const { code, message, data } = await server.get(login, "member/toDo");
    expect(data.length).toBeGreaterThan(3);
    validate("/member/toDo", "get", { code, message, data });
  });
  test.each(["harbour", "platform"])(
    "of the account, sessions and notices of %s",
    async (login) => {
      const reads = [
        "shop/get",
        "getUser",
        "getAllRole",
        "info",
        "payPassword",
        "preferences",
        "session/getList",
        "twoStep",
        "notice/getList",
        "notice/getUnread",
      ];
      for (const read of reads) {
        const { code, message, data } = await server.get(login, `member/${read}`);
        expect(code, `${read} ${message}`).toBe(200);
        validate(`/member/${read}`, "get", { code, message, data });
      }
    },
  );
  test("of calls before a sign-in", async () => {
    for (const read of ["common/captcha", "common/thirdParty"]) {
      const { code, message, data } = await server.get(null, read);
      expect(code, `${read} ${message}`).toBe(200);
      validate(`/${read}`, "get", { code, message, data });
    }
  });
  test("of calls for several rows", async () => {
    const suppliers = resources.find(({ name }) => name === "suppliers");
    const sample = suppliers ? sampleRecord(suppliers, targets) : {};
    const { id } = (await server.post("harbour", "member/supplier/editSubmit", sample)).data;
    for (const [call, input] of [
      ["bulkEdit", { ids: [id, 999_999], values: { name: "Tea & Co" } }],
      ["delete", { ids: `${id},999999` }],
      ["restore", { ids: [id] }],
    ] as const) {
      const url = `/member/supplier/${call}`;
      const { code, message, data } = await server.post("harbour", url.slice(1), input);
      expect(code, message).toBe(200);
      validate(url, "post", { code, message, data });
    }
  });
});
