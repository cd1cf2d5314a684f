import type { Order } from "../order.ts";

export type StepName = "placed" | "paid" | "shipped" | "ready" | "received" | "pickedUp" | "commented" | "cancelled";
export interface Step {
  name: StepName;
  /** When it was done; null is not done, or done without a time of its own. */
  at: string | null;
  done: boolean;
}

/** The five steps of an order. One that was cancelled ends where it was. */
export function stepsOf(order: Order): Step[] {
  const step = (name: StepName, at: string | null, done = at !== null): Step => ({ name, at, done });
  const placed = step("placed", order.addTime);
  const paid = step("paid", order.payTime ?? null);
  const [on, end] = order.selfLifting
    ? [step("ready", null, order.payTime !== null), step("pickedUp", order.finishTime ?? null)]
    : [step("shipped", order.deliveryTime ?? null), step("received", order.finishTime ?? null)];
  if (order.status === "cancelled")
    return [
      placed,
      ...[paid, on, end].filter(({ done, at }) => done && at !== null),
      step("cancelled", order.cancelTime ?? null, true),
    ];
  const commented =
    order.lines.length > 0 &&
    order.lines.every(({ commentStatus }) => commentStatus === "commented" || commentStatus === "followed");
  return [placed, paid, on, end, step("commented", null, commented)];
}
