import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { signInCalls } from "../signIn/calls.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (url: string) => server.request(null, { method: "GET", url });
const answer = signInCalls.flatMap(({ calls }) =>
  calls.map(([method, path]) => `${method} /api${path}`),
);

test("every call of signing in is documented, and no other", () => {
  const folder = "server/signIn";
  const text = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const made = [...text.join("\n").matchAll(/app\.(get|post)\((?:"([^"]+)"|callbackPath)/g)].map(
    ([, method = "", path = "/api/common/thirdParty/callback"]) =>
      `${method.toUpperCase()} ${path}`,
  );
  expect([...made].sort()).toEqual([...answer].sort());
  for (const { calls } of signInCalls)
    for (const [method, path] of calls)
      expect(server.app.hasRoute({ method, url: `/api${path}` }), path).toBe(true);
});

test("are in the document with their fields, and on the page", async () => {
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
  const page = (await read("/api/docs")).body;
  const groups = [...page.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, name]) => name);
  expect(groups).toEqual(expect.arrayContaining(["storeCustomer", "storeCommands"]));
  for (const [call, field] of [
    ["/api/common/register", "inviteCode"],
    ["/api/member/twoStep/end", "password"],
  ])
    expect(page).toMatch(
      new RegExp(`${call}</code></td><td>[^<]+</td><td>[^\\n]*?<code>${field}</code>`),
    );
});
