import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { defaultLimits } from "../../server/limits/memberLimits.ts";
import { startTestServer, type TestServer } from "../testServer.ts";

let server: TestServer;
beforeAll(async () => {
  const limits = { calls: 40, exports: 3, imports: 2, uploads: 2, captchas: 3 };
  server = await startTestServer({ server: { limits } });
  await server.post("harbour", "member/supplier/editSubmit", {
    name: "Known",
    phone: "0400 000 000",
  });
});
afterAll(() => server.close());

const statuses = async (times: number, ask: () => ReturnType<TestServer["request"]>) => {
  const answers = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await ask());
  return answers;
};

test("S16: exports, imports and uploads of a shop are limited, with 429 and Retry-After", async () => {
  const get = (url: string) => () => server.request("harbour", { method: "GET", url });
  const post = (url: string) => () => server.request("harbour", { method: "POST", url });
  const cases = [
    [await statuses(4, get("/api/member/supplier/export")), 3],
    [await statuses(3, post("/api/member/supplier/importPreview")), 2],
    [await statuses(3, post("/api/common/upload")), 2],
  ] as const;
  for (const [answers, free] of cases) {
    expect(answers.map(({ statusCode }) => statusCode === 429)).toEqual(
      answers.map((_, index) => index >= free),
    );
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
    expect(answers.at(-1)?.json()).toMatchObject({
      code: 429,
      data: { error: "member.rateLimited" },
    });
  }
});

test("S16: calls of one member are limited, and those of another are not", async () => {
  const ask = (user: string) => () =>
    server.request(user, { method: "GET", url: "/api/member/supplier/getList" });
  expect((await statuses(45, ask("harbour"))).at(-1)?.statusCode).toBe(429);
  expect((await ask("laneway")()).statusCode).toBe(200);
});

test("S16: captchas of one network are limited", async () => {
  const answers = await statuses(4, () =>
    server.request(null, { method: "GET", url: "/api/common/captcha" }),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
});

test("S16: limits and time-outs are read from the environment", () => {
  expect(readConfig({}).limits).toEqual(defaultLimits);
  expect(readConfig({ MEMBER_RATE: "0", READ_TIMEOUT: "7" })).toMatchObject({
    limits: { calls: 0 },
    timeouts: { read: 7000, write: 30_000 },
  });
  expect(() => readConfig({ EXPORT_RATE: "many" })).toThrow("EXPORT_RATE");
});

test("S16: the document and its page are built once", async () => {
  for (const url of ["/api/openapi.json", "/api/docs"]) {
    const [first, second] = await statuses(2, () => server.request(null, { method: "GET", url }));
    expect(second?.body).toBe(first?.body);
    expect(first?.statusCode).toBe(200);
  }
});
