import type { Order } from "../order.ts";

export type StepName =
  | "placed"
  | "paid"
  | "shipped"
  | "ready"
  | "received"
  | "pickedUp"
  | "commented"
  | "cancelled";
export interface Step {
  name: StepName;
  /** When it was done; null if it is not done, or has no time of its own. */
  at: string | null;
  done: boolean;
}

/** The five steps of an order. A cancelled order ends at the step that it had reached. */
export function listSteps(order: Order): Step[] {
  const step = (name: StepName, at: string | null, done = at !== null): Step => ({
    name,
    at,
    done,
  });
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
    order.lines.every(
      ({ commentStatus }) => commentStatus === "commented" || commentStatus === "followed",
    );
  return [placed, paid, on, end, step("commented", null, commented)];
}
