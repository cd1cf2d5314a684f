import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { payProviders } from "../../core/payMethods.ts";
import { type AppAnswer, type AppInput, toAmount } from "../../framework/schema/index.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { writePool } from "../../framework/server/database/writePool.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import { sqlNow, sqlNowPlus } from "../../framework/server/tables/sqlNow.ts";
import { type Tx, transaction } from "../../framework/server/transaction.ts";
import {
  type Acknowledgement,
  type ChargeState,
  type PaymentProvider,
  type PayProvider,
  ProviderError,
} from "../../resources/payments/index.ts";
import { parseEvent } from "./sandboxEvents.ts";
import { SandboxRefunds } from "./sandboxRefunds.ts";
import { readStatement } from "./sandboxStatement.ts";
import { isSigned, signHeaders } from "./signature.ts";

/** How a charge is paid, and the faults to simulate; the amount in cents. */
export type Instructions = Omit<AppInput<"POST /sandbox/charges/{id}/complete">, "id">;
type ChargeRow = TableRow<"sandbox_charges">;
/** A sandbox charge as the sandbox API returns it. */
export type SandboxCharge = AppAnswer<"GET /sandbox/charges/{id}">;
const toWireCharge = ({ id, provider, amount, status, txn }: ChargeRow): SandboxCharge => ({
  id,
  provider,
  amount: toAmount(amount),
  status,
  txn,
});

const toState = ({ status, txn, amount, paid_amount }: ChargeRow): ChargeState => ({
  status,
  txn,
  amount: paid_amount ?? amount,
});
/** How the numbers of the providers' transactions begin. */
const transactionPrefixes: Readonly<Record<PayProvider, string>> = {
  wxPay: "42",
  aliPay: "20",
  card: "pi_",
};
/** The response that each provider expects before it stops redelivering an event. */
const acknowledgements: Readonly<Record<PayProvider, Acknowledgement>> = {
  wxPay: { contentType: "application/json", body: '{"code":"SUCCESS","message":"OK"}' },
  aliPay: { contentType: "text/plain", body: "success" },
  card: { contentType: "application/json", body: '{"received":true}' },
};

export interface SandboxOptions {
  /** Secret that signs webhooks; by default one generated per database. */
  secret?: string | null;
  /** Base URL of the payment pages for browsers. */
  publicUrl?: string | null;
}

/**
 * Simulates the payment providers without a network: stores its own charges and refunds, and sends
 * webhooks as they do.
 */
export class Sandbox {
  readonly #pool: pg.Pool;
  readonly #given: string | null;
  readonly #publicUrl: string;
  readonly #refunds: SandboxRefunds;
  #secret: Promise<string> | null = null;
  constructor(pool: pg.Pool, { secret, publicUrl }: SandboxOptions = {}) {
    this.#pool = pool;
    this.#refunds = new SandboxRefunds(pool);
    this.#given = secret ?? null;
    this.#publicUrl = publicUrl ?? "";
  }
  get providers(): PaymentProvider[] {
    return payProviders.map((name) => this.#createProvider(name));
  }
  secret(): Promise<string> {
    if (this.#given) return Promise.resolve(this.#given);
    this.#secret ??= this.#storedSecret().catch((error: unknown) => {
      this.#secret = null;
      throw error;
    });
    return this.#secret;
  }
  async signed(body: string, at = new Date()): Promise<Record<string, string>> {
    return signHeaders(await this.secret(), body, at);
  }
  async find(id: string): Promise<SandboxCharge | null> {
    const [charge] = await queryPool(
      this.#pool,
      compiler.selectFrom("sandbox_charges").selectAll().where("id", "=", id),
    );
    return charge ? toWireCharge(charge) : null;
  }
  /**
   * Completes a charge as paid or failed. The webhook events are inserted in the same transaction,
   * so a crash of the process loses none.
   */
  complete(id: string, how: Instructions = {}): Promise<SandboxCharge | null> {
    return transaction(this.#pool, { tenant: "none" }, "write", async (tx) => {
      const charge = await tx.first(
        tx.db.selectFrom("sandbox_charges").selectAll().where("id", "=", id).forUpdate(),
      );
      if (!charge) return null;
      if (charge.status !== "open" && how.again !== true) return toWireCharge(charge);
      const paid = await this.#pay(tx, charge, how);
      const { provider, number, status, txn, paid_amount, amount } = paid;
      const event = { provider, number, status, txn, amount: paid_amount ?? amount };
      const delivery = {
        provider,
        body: JSON.stringify({ kind: "payment", ...event }),
        due_at: sqlNowPlus((how.delayMs ?? 0) / 1000, "secs"),
      };
      const count = how.lost ? 0 : 1 + (how.duplicates ?? 0);
      if (count > 0)
        await tx.run(
          tx.db
            .insertInto("sandbox_deliveries")
            .values(Array.from({ length: count }, () => delivery)),
        );
      return toWireCharge(paid);
    });
  }
  async #pay(tx: Tx, charge: ChargeRow, how: Instructions): Promise<ChargeRow> {
    const paid = {
      status: how.fail ? ("failed" as const) : ("paid" as const),
      txn: `${transactionPrefixes[charge.provider]}${randomBytes(10).toString("hex")}`,
      paid_amount: how.amount ?? charge.amount,
      refund_failures: how.refundFailures ?? 0,
      refund_refused: how.refundRefused ?? false,
      refund_delay_ms: how.refundDelayMs ?? null,
      refund_fails: how.refundFails ?? false,
      lost: how.lost ?? false,
      paid_at: sqlNow,
    };
    if (charge.status === "open") {
      const updated = tx.db.updateTable("sandbox_charges").set(paid).where("id", "=", charge.id);
      return (await tx.first(updated.returningAll())) ?? charge;
    }
    // A charge that is paid again is a charge of its own.
    const { provider, number, amount } = charge;
    const id = randomUUID();
    const inserted = tx.db
      .insertInto("sandbox_charges")
      .values({ id, provider, key: id, number, amount, ...paid });
    return (await tx.first(inserted.returningAll())) ?? charge;
  }

  #createProvider(name: PayProvider): PaymentProvider {
    return {
      name,
      sandbox: true,
      acknowledgement: acknowledgements[name],
      configured: () => true,
      charge: async ({ number, amount }) => {
        const [charge] = await writePool(
          this.#pool,
          compiler
            .insertInto("sandbox_charges")
            .values({ id: randomUUID(), provider: name, key: number, number, amount })
            .onConflict((conflict) =>
              conflict.columns(["provider", "key"]).doUpdateSet({ key: number }),
            )
            .returning("id"),
        );
        const chargeId = charge?.id ?? "";
        return { chargeId, payUrl: `${this.#publicUrl}/api/sandbox/charges/${chargeId}` };
      },
      query: async (input) => toState(await this.#charge(name, input)),
      cancel: async (input) => {
        const [cancelled] = await writePool(
          this.#pool,
          compiler
            .updateTable("sandbox_charges")
            .set({ status: "cancelled" })
            .where("provider", "=", name)
            .where("key", "=", input.number)
            .where("status", "=", "open")
            .returningAll(),
        );
        if (cancelled) return toState(cancelled);
        const [charge] = await this.#find(name, input);
        return charge ? toState(charge) : { status: "cancelled", txn: null, amount: 0 };
      },
      refund: (input) => this.#refunds.refund(name, input),
      queryRefund: ({ number }) => this.#refunds.find(name, number),
      readStatement: (period) => readStatement(this.#pool, name, period),
      verifyCallback: async (body, headers) => {
        if (!isSigned(await this.secret(), body, headers, new Date())) return null;
        return parseEvent(name, body);
      },
    };
  }
  #find(name: PayProvider, { number }: { number: string }): Promise<ChargeRow[]> {
    return queryPool(
      this.#pool,
      compiler
        .selectFrom("sandbox_charges")
        .selectAll()
        .where("provider", "=", name)
        .where("key", "=", number),
    );
  }
  async #charge(name: PayProvider, input: { number: string }): Promise<ChargeRow> {
    const [charge] = await this.#find(name, input);
    if (!charge) throw new ProviderError("no such charge", true);
    return charge;
  }
  /** Finishes refunds whose pending time is over, and writes their webhook events. */
  endRefunds(): Promise<void> {
    return this.#refunds.end();
  }
  /** Generates the secret once per database, in whichever process needs it first. */
  async #storedSecret(): Promise<string> {
    const secret = randomBytes(32).toString("hex");
    await writePool(
      this.#pool,
      compiler
        .insertInto("sandbox_settings")
        .values({ secret })
        .onConflict((conflict) => conflict.doNothing()),
    );
    const [stored] = await queryPool(
      this.#pool,
      compiler.selectFrom("sandbox_settings").select("secret"),
    );
    return stored?.secret ?? "";
  }
}
