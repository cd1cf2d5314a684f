import { choice, integer, text } from "../../framework/schema/index.ts";
import { invalid } from "../../framework/server/domainError.ts";
import type { GroupSelection } from "../../resources/pricing/index.ts";
import { maxGroupSize } from "../../resources/promotions/index.ts";

/** Group selection of a purchase; without it, the buyer purchases alone. */
export const groupFields = {
  groupMode: choice(["alone", "launch", "join"]),
  /** Step of a ladder: the number of people that it needs. */
  groupPeople: integer({ min: 2, max: maxGroupSize }),
  groupNo: text({ max: 32 }),
} as const;
interface GroupInput {
  groupMode?: "alone" | "launch" | "join" | null;
  groupPeople?: number | null;
  groupNo?: string | null;
}
/**
 * Parses how a customer buys in a group: alone, as the first of a new one, or in an existing one;
 * null without a group.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseGroupSelection({
  groupMode,
  groupPeople,
  groupNo,
}: GroupInput): GroupSelection | null {
  if (groupMode == null) return null;
  if (groupMode === "alone") return { mode: "alone" };
  if (groupMode === "launch") return { mode: "launch", people: groupPeople ?? null };
  if (!groupNo) throw invalid({ groupNo: { key: "validation.required" } });
  return { mode: "join", groupNo };
}
