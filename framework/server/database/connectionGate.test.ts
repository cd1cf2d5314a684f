import { expect, test } from "vitest";
import { ConnectionGate, Crowded } from "./connectionGate.ts";

const createGate = (more: Partial<ConstructorParameters<typeof ConnectionGate>[0]> = {}) =>
  new ConnectionGate({ size: 4, share: 2, waitMs: 1000, maxWaiting: 3, ...more });
const nothing = () => {};

test("S1: one tenant uses its share of the connections, and no more", async () => {
  const gate = createGate();
  expect([gate.tryEnter("shop 1"), gate.tryEnter("shop 1"), gate.tryEnter("shop 1")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(gate.tryEnter("shop 2")).toBe(true);
});
test("S1: a free connection is granted to the tenant that uses the fewest", async () => {
  const gate = createGate({ size: 2, share: 2 });
  gate.tryEnter("shop 1");
  gate.tryEnter("shop 1");
  const order: string[] = [];
  const waits = ["shop 1", "shop 1", "shop 2"].map((name) =>
    gate.enter(name, nothing).then(() => order.push(name)),
  );
  gate.leave("shop 1");
  await waits[2];
  expect(order).toEqual(["shop 2"]);
  gate.leave("shop 1");
  await waits[0];
  gate.leave("shop 2");
  await Promise.all(waits);
  expect(order).toEqual(["shop 2", "shop 1", "shop 1"]);
  gate.leave("shop 1");
  gate.leave("shop 1");
  expect(gate.running).toBe(0);
});
test("S1: where one connection serves all, tenants take turns", async () => {
  const gate = createGate({ size: 1, share: 1 });
  gate.tryEnter("shop 1");
  const order: string[] = [];
  const enter = (name: string) =>
    gate.enter(name, nothing).then(() => {
      order.push(name);
      gate.leave(name);
    });
  const all = [enter("shop 1"), enter("shop 1"), enter("shop 2"), enter("shop 2")];
  gate.leave("shop 1");
  await Promise.all(all);
  expect(order.indexOf("shop 2")).toBeLessThan(2);
});
test("S1: a tenant with a limit of its own waits that long", async () => {
  const exceptions = { storefront: { share: 1, maxWaiting: 3, waitMs: 500 } };
  const gate = createGate({ size: 1, share: 1, waitMs: 20, exceptions });
  gate.tryEnter("storefront");
  const member = gate.enter("shop 1", nothing).then(nothing, (error: Error) => error);
  const buyer = gate.enter("storefront", nothing);
  expect(await member).toBeInstanceOf(Crowded);
  gate.leave("storefront");
  await buyer;
});
test("S1: a queue is bounded in length and in time, and can be left", async () => {
  const gate = createGate({ size: 1, share: 1, waitMs: 50 });
  gate.tryEnter("shop 1");
  let cancel: (error: Error) => void = nothing;
  const waiting = [
    gate.enter("shop 1", nothing),
    gate.enter("shop 1", nothing),
    gate.enter("shop 1", (given) => {
      cancel = given;
    }),
  ].map((one) => one.then(nothing, (error: Error) => error));
  await expect(gate.enter("shop 1", nothing)).rejects.toBeInstanceOf(Crowded);
  const left = new Error("left");
  cancel(left);
  expect(await Promise.all(waiting)).toEqual([expect.any(Crowded), expect.any(Crowded), left]);
  gate.leave("shop 1");
  expect(gate.tryEnter("shop 1")).toBe(true);
});
