import { changed } from "../../framework/server/changed.ts";
import type { Trade } from "./transactionContext.ts";

/** Tells every process which resources of which shops a deed has changed, once it is durable. */
export async function heard(
  { engine, tx }: Pick<Trade, "engine" | "tx">,
  shopIds: readonly number[],
  names: readonly string[],
): Promise<void> {
  for (const name of names)
    for (const shopId of new Set(shopIds)) await changed(engine, tx, engine.resource(name), { shopId });
}
