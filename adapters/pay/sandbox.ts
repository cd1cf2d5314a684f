import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { toAmount } from "../../framework/schema/index.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import {
  type Acknowledgement,
  type ChargeState,
  type PaymentProvider,
  type PayProvider,
  ProviderError,
  payProviders,
} from "../../resources/payments/index.ts";
import { parseEvent } from "./sandboxEvents.ts";
import { SandboxRefunds } from "./sandboxRefunds.ts";
import { readStatement } from "./sandboxStatement.ts";
import { isSigned, signHeaders } from "./signature.ts";

/** How a charge is paid, and the faults to simulate. */
export interface Instructions {
  /** Number of additional deliveries of the same webhook event. */
  duplicates?: number | null;
  /** Delay of the webhook in milliseconds. */
  delayMs?: number | null;
  /** The payment fails. */
  fail?: boolean | null;
  /** Number of refund attempts that fail before one succeeds. */
  refundFailures?: number | null;
  /** Refunds of the charge are permanently declined. */
  refundRefused?: boolean | null;
  /** Milliseconds for which refunds stay pending before a webhook reports their outcome. */
  refundDelayMs?: number | null;
  /** Pending refunds end as declined. */
  refundFails?: boolean | null;
  /** The webhook is never delivered: the payment and pending refunds are found only by polling. */
  lost?: boolean | null;
  /** Amount paid instead of the requested one, in cents. */
  amount?: number | null;
  /** Pays an already paid charge a second time. */
  again?: boolean | null;
}
type ChargeRow = Pick<TableRow<"sandbox_charges">, "id" | "number" | "status" | "txn"> &
  Calculated<{ provider: PayProvider; amount: string; paid_amount: string | null }>;
/** A sandbox charge as the sandbox API returns it. */
export interface SandboxCharge {
  id: string;
  provider: PayProvider;
  amount: number;
  status: "open" | "paid" | "failed" | "cancelled";
  txn: string | null;
}
const toWireCharge = ({ id, provider, amount, status, txn }: ChargeRow): SandboxCharge => ({
  id,
  provider,
  amount: toAmount(Number(amount)),
  status,
  txn,
});

const toState = ({ status, txn, amount, paid_amount }: ChargeRow): ChargeState => ({
  status,
  txn,
  amount: Number(paid_amount ?? amount),
});
/** The response that each provider expects before it stops redelivering an event. */
const acknowledgements: Readonly<Record<PayProvider, Acknowledgement>> = {
  wxPay: { contentType: "application/json", body: '{"code":"SUCCESS","message":"OK"}' },
  aliPay: { contentType: "text/plain", body: "success" },
};

export interface SandboxOptions {
  /** Secret that signs webhooks; by default one generated per database. */
  secret?: string | null;
  /** Base URL of the payment pages for browsers. */
  publicUrl?: string | null;
}

/**
 * Simulates WeChat Pay and Alipay without a network: stores its own charges and refunds, and sends
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
    const { rows } = await this.#pool.query<ChargeRow>(
      "select * from sandbox_charges where id = $1",
      [id],
    );
    return rows[0] ? toWireCharge(rows[0]) : null;
  }
  /**
   * Completes a charge as paid or failed. The webhook events are inserted in the same transaction,
   * so a crash of the process loses none.
   */
  async complete(id: string, how: Instructions = {}): Promise<SandboxCharge | null> {
    const client = await this.#pool.connect();
    try {
      await client.query("begin");
      const { rows } = await client.query<ChargeRow>(
        "select * from sandbox_charges where id = $1 for update",
        [id],
      );
      let [charge] = rows;
      const due = charge && (charge.status === "open" || how.again === true);
      if (charge && due) {
        charge = await this.#pay(client, charge, how);
        const body = JSON.stringify({
          kind: "payment",
          provider: charge.provider,
          number: charge.number,
          status: charge.status,
          txn: charge.txn,
          amount: Number(charge.paid_amount ?? charge.amount),
        });
        const count = how.lost ? 0 : 1 + (how.duplicates ?? 0);
        await client.query(
          `insert into sandbox_deliveries (provider, body, due_at)
           select $1, $2, now() + make_interval(secs => $3) from generate_series(1, $4::integer)`,
          [charge.provider, body, (how.delayMs ?? 0) / 1000, count],
        );
      }
      await client.query("commit");
      client.release();
      return charge ? toWireCharge(charge) : null;
    } catch (error) {
      await client.query("rollback").catch(() => {});
      client.release();
      throw error;
    }
  }
  async #pay(client: pg.PoolClient, charge: ChargeRow, how: Instructions): Promise<ChargeRow> {
    const txn = `${charge.provider === "wxPay" ? "42" : "20"}${randomBytes(10).toString("hex")}`;
    const values = [
      how.fail ? "failed" : "paid",
      txn,
      how.amount ?? charge.amount,
      how.refundFailures ?? 0,
      how.refundRefused ?? false,
      how.refundDelayMs ?? null,
      how.refundFails ?? false,
      how.lost ?? false,
    ];
    const { rows } = await (charge.status === "open"
      ? client.query<ChargeRow>(
          `update sandbox_charges set status = $2, txn = $3, paid_amount = $4, refund_failures = $5, refund_refused = $6,
             refund_delay_ms = $7, refund_fails = $8, lost = $9, paid_at = now() where id = $1 returning *`,
          [charge.id, ...values],
        )
      : client.query<ChargeRow>(
          `insert into sandbox_charges (id, provider, key, number, amount, status, txn, paid_amount, refund_failures, refund_refused,
             refund_delay_ms, refund_fails, lost, paid_at)
           select $10, provider, $10, number, amount, $2, $3, $4, $5, $6, $7, $8, $9, now() from sandbox_charges where id = $1 returning *`,
          [charge.id, ...values, randomUUID()],
        ));
    return rows[0] ?? charge;
  }

  #createProvider(name: PayProvider): PaymentProvider {
    return {
      name,
      sandbox: true,
      acknowledgement: acknowledgements[name],
      configured: () => true,
      charge: async ({ number, amount }) => {
        const { rows } = await this.#pool.query<Pick<TableRow<"sandbox_charges">, "id">>(
          `insert into sandbox_charges (id, provider, key, number, amount) values ($1, $2, $3, $3, $4)
           on conflict (provider, key) do update set key = excluded.key returning id`,
          [randomUUID(), name, number, amount],
        );
        const chargeId = rows[0]?.id ?? "";
        return { chargeId, payUrl: `${this.#publicUrl}/api/sandbox/charges/${chargeId}` };
      },
      query: async (input) => toState(await this.#charge(name, input)),
      cancel: async (input) => {
        const { rows } = await this.#pool.query<ChargeRow>(
          `update sandbox_charges set status = 'cancelled' where provider = $1 and key = $2 and status = 'open' returning *`,
          [name, input.number],
        );
        if (rows[0]) return toState(rows[0]);
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
  async #find(name: PayProvider, { number }: { number: string }): Promise<ChargeRow[]> {
    const { rows } = await this.#pool.query<ChargeRow>(
      "select * from sandbox_charges where provider = $1 and key = $2",
      [name, number],
    );
    return rows;
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
    await this.#pool.query(
      "insert into sandbox_settings (secret) values ($1) on conflict do nothing",
      [randomBytes(32).toString("hex")],
    );
    const { rows } = await this.#pool.query<Pick<TableRow<"sandbox_settings">, "secret">>(
      "select secret from sandbox_settings",
    );
    return rows[0]?.secret ?? "";
  }
}
