import { expect, test } from "vitest";
import { defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { checkTasks } from "./checkTasks.ts";
import { defineJob } from "./defineJob.ts";
import { defineQueue } from "./defineQueue.ts";

const loans = defineResource("loans", {
  api: "loan",
  route: "/loan",
  access: "library:loan",
  owner: tenantKind,
  fields: { title: text() },
  list: { columns: ["title"] },
  queues: ["sendReminder"],
  jobs: ["remindReaders"],
});
const queue = (name: string) => defineQueue({ name, run: async () => {} });
const job = (name: string) => defineJob({ name, everyMinutes: 60, run: async () => {} });

test("a queue is declared by a resource, and defined", () => {
  const jobs = [job("remindReaders")];
  expect(checkTasks([loans], { queues: [queue("sendReminder")], jobs })).toEqual([]);
  expect(checkTasks([loans], { queues: [queue("sendRemindr")], jobs })).toEqual([
    "E304 sendRemindr: no resource declares the queue (add it to queues of one)",
    "E305 loans.queues.sendReminder: no queues.ts defines it (add it there)",
  ]);
});

test("a job is declared by a resource, and defined", () => {
  const queues = [queue("sendReminder")];
  expect(checkTasks([loans], { queues, jobs: [job("remindReader")] })).toEqual([
    "E306 remindReader: no resource declares the job (add it to jobs of one)",
    "E307 loans.jobs.remindReaders: no jobs.ts defines it (add it there)",
  ]);
});
