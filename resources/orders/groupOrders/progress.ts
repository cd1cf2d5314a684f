import { groupStates } from "./groupOrders.ts";

/** The progress of an order's group. */
export interface GroupProgress {
  id: number;
  groupNo: string;
  num: number;
  have: number;
  status: (typeof groupStates)[number];
  endTime: string;
}
export const isGroupProgress = (value: unknown): value is GroupProgress => {
  if (typeof value !== "object" || value === null) return false;
  const { id, num, have, status } = value as Partial<GroupProgress>;
  return (
    Number.isSafeInteger(id) &&
    Number.isSafeInteger(num) &&
    Number.isSafeInteger(have) &&
    groupStates.some((one) => one === status)
  );
};
