import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { isObject } from "../../framework/server/http/app.ts";
import { type PayProvider, payProviders } from "../../resources/payments/payments.ts";
import { type Notice, ProviderError, type WalletProvider } from "./port.ts";
import { isSigned, signed } from "./signature.ts";

/** How a charge is to be paid, and what shall go wrong on the way. */
export interface Instructions {
  /** How many more times the same notice comes. */
  duplicates?: number | null;
  /** How late it comes. */
  delayMs?: number | null;
  /** The buyer cannot pay. */
  fail?: boolean | null;
  /** How many refunds are refused before one is done. */
  refundFailures?: number | null;
  /** Another amount than was asked for, in cents. */
  amount?: number | null;
  /** Pays what is paid already once more. */
  again?: boolean | null;
}
interface ChargeRow {
  id: string;
  provider: PayProvider;
  number: string;
  amount: string;
  paid_amount: string | null;
  status: "open" | "paid" | "failed";
  txn: string | null;
}
/** A charge of the sandbox, as its own calls tell of it. */
export interface SandboxCharge {
  id: string;
  provider: PayProvider;
  amount: number;
  status: "open" | "paid" | "failed";
  txn: string | null;
}
const told = ({ id, provider, amount, status, txn }: ChargeRow): SandboxCharge => ({
  id,
  provider,
  amount: Number(amount) / 100,
  status,
  txn,
});

export interface SandboxOptions {
  /** What notices are signed with; one of the database's own unless said. */
  secret?: string | null;
  /** Where browsers find the pay pages. */
  publicUrl?: string | null;
}

/** Stands for WeChat Pay and Alipay without any network: it keeps its own books of charges and refunds, and sends notices as they do. */
export class Sandbox {
  readonly #pool: pg.Pool;
  readonly #given: string | null;
  readonly #publicUrl: string;
  #secret: Promise<string> | null = null;
  constructor(pool: pg.Pool, { secret, publicUrl }: SandboxOptions = {}) {
    this.#pool = pool;
    this.#given = secret ?? null;
    this.#publicUrl = publicUrl ?? "";
  }
  get providers(): WalletProvider[] {
    return payProviders.map((name) => this.#providerOf(name));
  }
  secret(): Promise<string> {
    if (this.#given) return Promise.resolve(this.#given);
    this.#secret ??= this.#keptSecret().catch((error: unknown) => {
      this.#secret = null;
      throw error;
    });
    return this.#secret;
  }
  async signed(body: string, at = new Date()): Promise<Record<string, string>> {
    return signed(await this.secret(), body, at);
  }
  async find(id: string): Promise<SandboxCharge | null> {
    const { rows } = await this.#pool.query<ChargeRow>("select * from sandbox_charges where id = $1", [id]);
    return rows[0] ? told(rows[0]) : null;
  }
  /** A buyer pays a charge, or fails to. The notices of it are rows in the same transaction, so none is lost with the process. */
  async complete(id: string, how: Instructions = {}): Promise<SandboxCharge | null> {
    const client = await this.#pool.connect();
    try {
      await client.query("begin");
      const { rows } = await client.query<ChargeRow>("select * from sandbox_charges where id = $1 for update", [id]);
      let [charge] = rows;
      const due = charge && (charge.status === "open" || how.again === true);
      if (charge && due) {
        charge = await this.#pay(client, charge, how);
        const body = JSON.stringify({
          provider: charge.provider,
          number: charge.number,
          status: charge.status,
          txn: charge.txn,
          amount: Number(charge.paid_amount ?? charge.amount),
        });
        await client.query(
          `insert into sandbox_deliveries (provider, body, due_at)
           select $1, $2, now() + make_interval(secs => $3) from generate_series(1, $4)`,
          [charge.provider, body, (how.delayMs ?? 0) / 1000, 1 + (how.duplicates ?? 0)],
        );
      }
      await client.query("commit");
      client.release();
      return charge ? told(charge) : null;
    } catch (error) {
      await client.query("rollback").catch(() => {});
      client.release();
      throw error;
    }
  }
  async #pay(client: pg.PoolClient, charge: ChargeRow, how: Instructions): Promise<ChargeRow> {
    const txn = `${charge.provider === "wxPay" ? "42" : "20"}${randomBytes(10).toString("hex")}`;
    const values = [how.fail ? "failed" : "paid", txn, how.amount ?? charge.amount, how.refundFailures ?? 0];
    const { rows } = await (charge.status === "open"
      ? client.query<ChargeRow>(
          `update sandbox_charges set status = $2, txn = $3, paid_amount = $4, refund_failures = $5, paid_at = now()
           where id = $1 returning *`,
          [charge.id, ...values],
        )
      : client.query<ChargeRow>(
          `insert into sandbox_charges (id, provider, key, number, amount, status, txn, paid_amount, refund_failures, paid_at)
           select $6, provider, $6, number, amount, $2, $3, $4, $5, now() from sandbox_charges where id = $1 returning *`,
          [charge.id, ...values, randomUUID()],
        ));
    return rows[0] ?? charge;
  }

  #providerOf(name: PayProvider): WalletProvider {
    return {
      name,
      configured: () => true,
      charge: async ({ number, amount }) => {
        const { rows } = await this.#pool.query<{ id: string }>(
          `insert into sandbox_charges (id, provider, key, number, amount) values ($1, $2, $3, $3, $4)
           on conflict (provider, key) do update set key = excluded.key returning id`,
          [randomUUID(), name, number, amount],
        );
        const chargeId = rows[0]?.id ?? "";
        return { chargeId, payUrl: `${this.#publicUrl}/api/sandbox/charges/${chargeId}` };
      },
      refund: (input) => this.#refund(name, input),
      query: async ({ chargeId }) => {
        const { rows } = await this.#pool.query<ChargeRow>("select * from sandbox_charges where id = $1", [chargeId]);
        const [charge] = rows;
        if (!charge) throw new ProviderError("no such charge", true);
        return { status: charge.status, txn: charge.txn, amount: Number(charge.paid_amount ?? charge.amount) };
      },
      verifyCallback: async (body, headers) => {
        if (!isSigned(await this.secret(), body, headers, new Date())) return null;
        return noticeOf(name, body);
      },
    };
  }
  async #refund(name: PayProvider, { number, txn, amount }: { number: string; txn: string; amount: number }) {
    const client = await this.#pool.connect();
    try {
      await client.query("begin");
      const { rows } = await client.query<ChargeRow & { refund_failures: number }>(
        "select * from sandbox_charges where provider = $1 and txn = $2 for update",
        [name, txn],
      );
      const [charge] = rows;
      if (charge?.status !== "paid") throw new ProviderError("no such payment", true);
      const { rows: done } = await client.query<{ number: string; amount: string }>(
        "select number, amount from sandbox_refunds where key = $1",
        [number],
      );
      let refundNo = done[0]?.number;
      if (refundNo === undefined) {
        if (charge.refund_failures > 0) {
          await client.query("update sandbox_charges set refund_failures = refund_failures - 1 where id = $1", [
            charge.id,
          ]);
          await client.query("commit");
          throw new ProviderError("the account of the shop has too little");
        }
        const { rows: sums } = await client.query<{ sum: string }>(
          "select coalesce(sum(amount), 0) as sum from sandbox_refunds where charge = $1",
          [charge.id],
        );
        if (Number(sums[0]?.sum) + amount > Number(charge.paid_amount))
          throw new ProviderError("more than was paid", true);
        refundNo = `50${randomBytes(10).toString("hex")}`;
        await client.query("insert into sandbox_refunds (charge, key, number, amount) values ($1, $2, $3, $4)", [
          charge.id,
          number,
          refundNo,
          amount,
        ]);
      }
      await client.query("commit");
      return { refundNo };
    } catch (error) {
      await client.query("rollback").catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }
  /** Drawn once for a database, whichever process is the first to need it. */
  async #keptSecret(): Promise<string> {
    await this.#pool.query("insert into sandbox_settings (secret) values ($1) on conflict do nothing", [
      randomBytes(32).toString("hex"),
    ]);
    const { rows } = await this.#pool.query<{ secret: string }>("select secret from sandbox_settings");
    return rows[0]?.secret ?? "";
  }
}

/** A number of a charge or of what was paid, as providers give them. */
const isName = (value: unknown): value is string => typeof value === "string" && /^[\x21-\x7e]{1,100}$/.test(value);
/** What stands in a notice whose signature holds. One that was signed for another provider is not this one's. */
function noticeOf(name: PayProvider, body: string): Notice | null {
  let said: unknown;
  try {
    said = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isObject(said) || said.provider !== name) return null;
  const { number, status, txn, amount } = said;
  if (!isName(number) || !isName(txn)) return null;
  if (status !== "paid" && status !== "failed") return null;
  // Money that came is some.
  if (typeof amount !== "number" || !Number.isSafeInteger(amount) || amount < 1) return null;
  return { number, status, txn, amount };
}
