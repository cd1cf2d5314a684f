import { isTitle } from "./linkItem.ts";
import { type Picked, toTextOrNull } from "./picked.ts";

type Activity = Extract<Picked, { kind: "marketing" }>;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Returns the activities of a response whose lists are keyed by type. */
export function toActivities(answer: Readonly<Record<string, unknown>>): Activity[] {
  const keyed = isObject(answer.list) ? answer.list.COUPON : [];
  return (Array.isArray(keyed) ? keyed : []).flatMap((one: unknown): Activity[] => {
    if (!isObject(one) || typeof one.id !== "number" || !isTitle(one.title)) return [];
    return [
      {
        kind: "marketing",
        id: one.id,
        title: one.title,
        goodsName: toTextOrNull(one.goodsName) ?? "",
        startTime: toTextOrNull(one.startTime),
        endTime: toTextOrNull(one.endTime),
      },
    ];
  });
}
