import { emit } from "../../../../core/events/server/emit.ts";
import { toTransactionContext } from "../../../../core/server/transactionContext.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";

type State = Pick<CamelRow<"goods">, "status"> & { id: number; shopId?: number };

/** Emits which of the changed products are on sale now, and which are not any more. */
export function emitPublication(
  context: AppContext,
  rows: readonly { record: State; before: Pick<State, "status"> | null }[],
): void {
  const changed = rows.filter(
    ({ record, before }) => (record.status === "onSale") !== (before?.status === "onSale"),
  );
  emit(
    toTransactionContext(context),
    ...changed.map(({ record: { id, shopId = null, status } }) => ({
      topic:
        status === "onSale" ? ("product.published" as const) : ("product.unpublished" as const),
      key: id,
      shopId,
      payload: { goodsId: id },
    })),
  );
}
