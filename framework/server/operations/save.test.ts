import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resources } from "../../../resources/index.ts";
import { listStatements } from "../../../tests/listStatements.ts";
import { getOwnerLogin, isMadeByCalls, makeOneOfEach } from "../../../tests/oneOfEach.ts";
import { sampleRecord } from "../../../tests/sample.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { findField } from "../../schema/index.ts";

/** What a save of one row may send, from the beginning of its transaction to the commit. */
const maxStatements = 12;

let server: TestServer;
const targets: Record<string, number> = {};
beforeAll(async () => {
  server = await startTestServer();
  await makeOneOfEach(server, resources, targets);
});
afterAll(() => server.close());

describe("a save of one row", () => {
  it.each(
    resources
      .filter((resource) => isMadeByCalls(resource) && resource.operations.includes("edit"))
      .map((resource) => [resource.name, resource] as const),
  )("of %s sends few statements", async (name, resource) => {
    let sent = 0;
    const login = getOwnerLogin(resource);
    const sample = Object.entries(sampleRecord(resource, targets));
    const given = Object.fromEntries(
      sample.filter(([field]) => !findField(resource, field)?.options.createOnly),
    );
    const statements = await listStatements(async () => {
      const answer = await server.post(login, `${resource.api}/editSubmit`, {
        ...given,
        id: targets[name],
      });
      sent = answer.code;
    });
    expect(sent).toBe(200);
    const inside = statements.slice(
      statements.findIndex((one) => one.startsWith("begin")),
      statements.indexOf("commit") + 1,
    );
    expect(inside.length, inside.join("\n")).toBeLessThanOrEqual(maxStatements);
  });
});
