import { queryPool } from "../../framework/server/database/queryPool.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
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
  const [row] = await queryPool(
    engine.database.pool,
    compiler
      .selectFrom("money_backs")
      .select("id")
      .where("provider", "=", provider)
      .where("number", "=", number),
  );
  if (!row) throw domainError("payment.notFound");
  await applyRefundState(engine, row, state, now);
}
