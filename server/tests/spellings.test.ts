import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../tests/testServer.ts";
import { password, registered } from "./people.ts";

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const address = server.app.server.address();
  port = typeof address === "object" && address ? address.port : 0;
}, 120_000);
afterAll(async () => {
  await server.close();
});

/** Sends the address unchanged; a client library would normalize it. */
function send(
  path: string,
  token: string | null,
  method = "GET",
  body = "",
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      "content-type": "application/json",
    };
    const sent = httpRequest(
      { host: "127.0.0.1", port, path, method, headers, agent: false },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
/**
 * Returns the code of the response envelope, or the HTTP status if the server cannot parse the
 * address.
 */
const readCode = ({ status, text }: { status: number; text: string }): number =>
  (text.startsWith("{") ? JSON.parse(text).code : undefined) ?? status;

/**
 * Returns the path with one letter percent-encoded at a time, in both cases of the digits; then
 * with all letters encoded; then other forms of the address.
 */
function createSpellings(path: string): string[] {
  const encode = (letter: string, upper: boolean) => {
    const digits = letter.charCodeAt(0).toString(16).padStart(2, "0");
    return `%${upper ? digits.toUpperCase() : digits}`;
  };
  const single = [...path].flatMap((letter, place) =>
    [true, false].map(
      (upper) => path.slice(0, place) + encode(letter, upper) + path.slice(place + 1),
    ),
  );
  const messageTemplates = path.replace(/[a-z]/gi, (letter) => encode(letter, true));
  const prefix = path.replace(/^\/api/, "/%61%70%69");
  const forms = [path, messageTemplates, prefix, ...single.slice(0, 12)].flatMap((one) => [
    one,
    `${one}/`,
    `${one}?page=1`,
    `${one};x=1`,
    `/${one}`,
    `/.${one}`,
    `/x/..${one}`,
    `http://localhost${one}`,
    `HTTP://LOCALHOST${one}`,
    `https://other.example${one}`,
    `http://user:secret@localhost${one}`,
    `http://127.0.0.1:${port}${one}`,
  ]);
  return [...new Set([...single, ...forms])];
}

test("S3: no spelling of an address passes the forced change of password", async () => {
  const { username, id, from } = await registered(server);
  await server.database.pool.query(
    "update credentials set must_change_password = true where member_id = $1",
    [id],
  );
  const { token } = (await from.post("common/login", { username, password })).data;
  const spellings = ["/api/member/supplier/getList", "/api/rest/suppliers"].flatMap(
    createSpellings,
  );
  expect(spellings.length).toBeGreaterThan(300);
  let rejected = 0;
  for (const spelling of spellings) {
    const answer = await send(spelling, token);
    const code = readCode(answer);
    expect([400, 403, 404], spelling).toContain(code);
    if (code === 403) rejected += 1;
  }
  // Most spellings must reach the route; otherwise the test would prove nothing.
  expect(rejected).toBeGreaterThan(150);
  const supplier = JSON.stringify({ name: "Passed", phone: "0400 000 000" });
  for (const path of [
    "/%61pi/member/supplier/editSubmit",
    "http://localhost/api/member/supplier/editSubmit",
  ])
    expect(JSON.parse((await send(path, token, "POST", supplier)).text).code, path).toBe(403);
  const { rows } = await server.database.pool.query(
    "select count(*)::integer as count from suppliers",
  );
  expect(rows[0].count).toBe(0);
});

test("S3: no spelling of an address opens a route to a caller without a token", async () => {
  for (const spelling of createSpellings("/api/member/supplier/getList")) {
    const answer = await send(spelling, null);
    expect([400, 401, 404], spelling).toContain(readCode(answer));
  }
});
