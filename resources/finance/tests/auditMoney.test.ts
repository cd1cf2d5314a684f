import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { main } from "../../../server/auditMoney.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer();
  url = await server.app.listen({ port: 0, host: "127.0.0.1" });
}, 120_000);
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = 0;
});
/** Returns the printed lines and the exit code. */
async function run(...args: string[]): Promise<{ answer: unknown[]; exitCode: unknown }> {
  const answer: unknown[] = [];
  for (const to of ["log", "error"] as const)
    vi.spyOn(console, to).mockImplementation((line) => void answer.push(line));
  await main(args);
  return { answer, exitCode: process.exitCode };
}

test("R16: a wrong password is one sentence, which names the login that is needed", async () => {
  vi.stubEnv("AUDIT_PASSWORD", "not the password");
  const { answer, exitCode } = await run("--url", url);
  expect(exitCode).toBe(1);
  expect(answer).toEqual([
    expect.stringMatching(/doesn't let platform sign in: .*--user .*AUDIT_PASSWORD.*add-admin/),
  ]);
  expect(answer.join()).not.toMatch(/\n| at /);
});

test("R16: a server without the demo's login, or none at all, is one sentence too", async () => {
  expect((await run("--url", url, "--user", "nobody")).answer).toEqual([
    expect.stringMatching(/doesn't let nobody sign/),
  ]);
  const { answer, exitCode } = await run("--url", "http://127.0.0.1:1");
  expect([answer, exitCode]).toEqual([
    [expect.stringMatching(/^No server responds at http:\/\/127.0.0.1:1: /)],
    1,
  ]);
});

test("R16: the platform's login gets the findings", async () => {
  const { answer, exitCode } = await run("--url", url);
  expect([answer, exitCode]).toEqual([[expect.stringMatching(/^All \d+ invariants hold\.$/)], 0]);
});
