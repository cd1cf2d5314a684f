import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountCalls } from "../../core/calls/accountCalls.ts";
import { signInCalls } from "../../core/calls/signInCalls.ts";
import { parseCallKey } from "../../framework/schema/index.ts";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (url: string) => server.request(null, { method: "GET", url });
const described = Object.keys({ ...signInCalls, ...accountCalls });

test("every call of signing in is documented, and no other", () => {
  const folder = "server/signIn";
  const text = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const source = text.join("\n");
  const answered = [...source.matchAll(/registerAppCall\(\s*(?:auth\.)?app,\s*"([^"]+)"/g)].map(
    ([, key = ""]) => key,
  );
  const redirects = [...source.matchAll(/app\.get\((?:"\/api([^"]+)"|callbackPath)/g)].map(
    ([, path = "/common/thirdParty/callback"]) => `GET ${path}`,
  );
  expect([...answered, ...redirects].sort()).toEqual([...described].sort());
  for (const key of described) {
    const { method, path } = parseCallKey(key);
    expect(server.app.hasRoute({ method, url: `/api${path}` }), key).toBe(true);
  }
});

test("are in the document with their fields", async () => {
  const { paths } = (await read("/api/openapi.json")).json();
  const login = paths["/common/login"].post;
  expect(login).toMatchObject({ tags: ["signIn"], security: [] });
  expect(login.requestBody.content["application/json"].schema).toMatchObject({
    required: ["username", "password"],
    properties: { username: { maxLength: 255 }, password: { writeOnly: true } },
  });
  expect(Object.keys(paths["/member/preferences"])).toEqual(["get", "post"]);
  expect(paths["/member/setPassword"].post.security).toBeUndefined();
  // A resource's own calls are listed next to its generated ones.
  expect(paths["/member/supplier/getList"].get.tags).toEqual(["suppliers"]);
});

test("the page shows the document with scripts of this server only", async () => {
  const page = await read("/api/docs");
  const scripts = [...page.body.matchAll(/<script src="([^"]+)"/g)].map(([, url = ""]) => url);
  expect(scripts).toEqual(["/api/docs/reference.js", "/api/docs/start.js"]);
  expect(page.body).not.toMatch(/<script>|https?:/);
  expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  expect(page.headers["content-security-policy"]).not.toMatch(/unsafe-eval|script-src/);
  for (const url of scripts) {
    const script = await read(url);
    expect(script.statusCode).toBe(200);
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    const text = script.headers["content-encoding"]
      ? gunzipSync(script.rawPayload).toString("utf8")
      : script.body;
    expect(text).toContain("createApiReference");
  }
});
