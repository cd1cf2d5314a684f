import type { HeldPrepaid } from "../../../finance/server.ts";
import type { StoredTender } from "../tenderFields.ts";

/** Converts what methods hold from checkout on to tenders. */
export const toPrepaidTenders = (held: readonly HeldPrepaid[]): StoredTender[] =>
  held.map(({ method, shopId, amount }) => ({
    method,
    amount,
    ...(shopId === null ? {} : { shopId }),
  }));
