import type { Engine } from "../../../../framework/server/engine.ts";
import { defineService } from "../../../../framework/server/services.ts";

/**
 * Ends the open attempts of a payment at their providers: applies one that has arrived, and
 * prevents a later one. Returns false while a provider does not respond. The composition root
 * provides it.
 */
export const endCardPayments =
  defineService<(engine: Engine, payOrderId: number, now: Date) => Promise<boolean>>(
    "endCardPayments",
  );
