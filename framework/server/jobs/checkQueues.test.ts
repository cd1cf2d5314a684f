import { expect, test } from "vitest";
import { defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { checkQueues } from "./checkQueues.ts";
import { defineQueue } from "./defineQueue.ts";

const loans = defineResource("loans", {
  api: "loan",
  route: "/loan",
  access: "library:loan",
  owner: tenantKind,
  fields: { title: text() },
  list: { columns: ["title"] },
  queues: ["sendReminder"],
});
const define = (name: string) => defineQueue({ name, run: async () => {} });

test("a queue is declared by a resource, and defined", () => {
  expect(checkQueues([loans], [define("sendReminder")])).toEqual([]);
  expect(checkQueues([loans], [define("sendRemindr")])).toEqual([
    expect.stringMatching(/^E304 sendRemindr/),
    expect.stringMatching(/^E305 loans.queues.sendReminder/),
  ]);
});
