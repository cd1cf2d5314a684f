import { expect, test } from "vitest";
import { ConnectionGate, Crowded } from "./connectionGate.ts";

const createGate = (more: Partial<ConstructorParameters<typeof ConnectionGate>[0]> = {}) =>
  new ConnectionGate({ size: 4, share: 2, waitMs: 1000, maxWaiting: 3, ...more });
const nothing = () => {};

test("S1: one tenant uses its share of the connections, and no more", async () => {
  const gate = createGate();
  expect([gate.tryEnter("tenant 1"), gate.tryEnter("tenant 1"), gate.tryEnter("tenant 1")]).toEqual(
    [true, true, false],
  );
  expect(gate.tryEnter("tenant 2")).toBe(true);
});
test("S1: a free connection is granted to the tenant that uses the fewest", async () => {
  const gate = createGate({ size: 2, share: 2 });
  gate.tryEnter("tenant 1");
  gate.tryEnter("tenant 1");
  const order: string[] = [];
  const waits = ["tenant 1", "tenant 1", "tenant 2"].map((name) =>
    gate.enter(name, nothing).then(() => order.push(name)),
  );
  gate.leave("tenant 1");
  await waits[2];
  expect(order).toEqual(["tenant 2"]);
  gate.leave("tenant 1");
  await waits[0];
  gate.leave("tenant 2");
  await Promise.all(waits);
  expect(order).toEqual(["tenant 2", "tenant 1", "tenant 1"]);
  gate.leave("tenant 1");
  gate.leave("tenant 1");
  expect(gate.running).toBe(0);
});
test("S1: where one connection serves all, tenants take turns", async () => {
  const gate = createGate({ size: 1, share: 1 });
  gate.tryEnter("tenant 1");
  const order: string[] = [];
  const enter = (name: string) =>
    gate.enter(name, nothing).then(() => {
      order.push(name);
      gate.leave(name);
    });
  const all = [enter("tenant 1"), enter("tenant 1"), enter("tenant 2"), enter("tenant 2")];
  gate.leave("tenant 1");
  await Promise.all(all);
  expect(order.indexOf("tenant 2")).toBeLessThan(2);
});
test("S1: a tenant with a limit of its own waits that long", async () => {
  const exceptions = { public: { share: 1, maxWaiting: 3, waitMs: 500 } };
  const gate = createGate({ size: 1, share: 1, waitMs: 20, exceptions });
  gate.tryEnter("public");
  const member = gate.enter("tenant 1", nothing).then(nothing, (error: Error) => error);
  const guest = gate.enter("public", nothing);
  expect(await member).toBeInstanceOf(Crowded);
  gate.leave("public");
  await guest;
});
test("S1: a queue is bounded in length and in time, and can be left", async () => {
  const gate = createGate({ size: 1, share: 1, waitMs: 50 });
  gate.tryEnter("tenant 1");
  let cancel: (error: Error) => void = nothing;
  const waiting = [
    gate.enter("tenant 1", nothing),
    gate.enter("tenant 1", nothing),
    gate.enter("tenant 1", (given) => {
      cancel = given;
    }),
  ].map((one) => one.then(nothing, (error: Error) => error));
  await expect(gate.enter("tenant 1", nothing)).rejects.toBeInstanceOf(Crowded);
  const left = new Error("left");
  cancel(left);
  expect(await Promise.all(waiting)).toEqual([expect.any(Crowded), expect.any(Crowded), left]);
  gate.leave("tenant 1");
  expect(gate.tryEnter("tenant 1")).toBe(true);
});
