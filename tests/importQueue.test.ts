import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

const small = "Name\nTea\n";
const large = `Name\n${`${"a name of some length ".repeat(8)}\n`.repeat(40_000)}`;
function preview(user: string, content: string) {
  const head =
    'content-disposition: form-data; name="file"; filename="rows.csv"\r\ncontent-type: text/csv';
  return server.request(user, {
    method: "POST",
    url: "/api/member/supplier/importPreview",
    payload: `--cut\r\n${head}\r\n\r\n${content}\r\n--cut--\r\n`,
    headers: { "content-type": "multipart/form-data; boundary=cut" },
  });
}

describe("S8, S16: one shop's files do not stop another shop's imports", () => {
  test("another shop's files are answered while this shop's large files wait", async () => {
    // Both are signed in before, so that all files arrive together.
    for (const user of ["laneway", "harbour"])
      expect((await preview(user, small)).json().code).toBe(200);
    const answered: string[] = [];
    const send = async (user: string, name: string, content: string) => {
      const answer = await preview(user, content);
      if (answer.json().code === 200) answered.push(name);
      return answer;
    };
    const [small1, large1, ...own] = await Promise.all([
      send("laneway", "other small", small),
      send("laneway", "other large", large),
      ...[1, 2, 3, 4].map(() => send("harbour", "own large", large)),
    ]);

    const [accepted, rejected] = [200, 503].map((code) =>
      own.filter((answer) => answer.json().code === code),
    );
    expect([accepted?.length, rejected?.length]).toEqual([3, 1]);
    expect(rejected?.[0]?.json()).toMatchObject({ data: { error: "import.queueFull" } });
    expect(rejected?.[0]?.headers["retry-after"]).toBe("5");
    expect([small1?.json().code, large1?.json().code]).toEqual([200, 200]);
    // The other shop waits for at most one large file.
    expect(answered.indexOf("other small"), answered.join(", ")).toBeLessThan(2);
    expect(answered.indexOf("other large"), answered.join(", ")).toBeLessThan(4);
    // All slots are released.
    expect((await preview("harbour", small)).json().code).toBe(200);
  }, 120_000);
});
