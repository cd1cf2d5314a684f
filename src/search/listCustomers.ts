import { pathToList } from "../../framework/admin/paths.ts";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import type { Resource } from "../../framework/schema/index.ts";
import { maxNamed, rankName } from "./rankHits.ts";
import type { Choice } from "./useRecentChoices.ts";

/** Records that a search has found, such as orders. */
interface Found {
  resource: Resource;
  records: readonly AdminRecord[];
}
/**
 * Returns the customers whose names a search means, of the orders that it has found; each opens the
 * orders of that customer.
 */
export function listCustomers({ resource, records }: Found, query: string): Choice[] {
  const byId = new Map<number, Choice>();
  for (const record of records) {
    const { memberId, memberName }: Readonly<Record<string, unknown>> = record;
    if (typeof memberId !== "number" || typeof memberName !== "string") continue;
    if (byId.has(memberId) || rankName(memberName, query) > maxNamed) continue;
    byId.set(memberId, {
      title: memberName,
      path: pathToList(resource, { memberId }),
      kind: null,
    });
  }
  return [...byId.values()];
}
