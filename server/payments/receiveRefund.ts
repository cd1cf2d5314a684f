import type { Engine } from "../../framework/server/engine.ts";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import type { PayProvider, RefundState } from "../../resources/payments/index.ts";
import { domainError } from "../errors.ts";
import { applyRefundState } from "./dispatchRefund.ts";

/**
 * Applies the outcome of a refund that a provider reports, exactly once.
 *
 * @throws {DomainError} `payment.notFound` when no payment has the number.
 */
export async function receiveRefund(
  engine: Engine,
  provider: PayProvider,
  { number, ...state }: { number: string } & RefundState,
  now = new Date(),
): Promise<void> {
  const { rows } = await engine.database.pool.query<Pick<TableRow<"money_backs">, "id">>(
    "select id from money_backs where provider = $1 and number = $2",
    [provider, number],
  );
  const [row] = rows;
  if (!row) throw domainError("payment.notFound");
  await applyRefundState(engine, row, state, now);
}
