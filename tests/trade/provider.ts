import { randomUUID } from "node:crypto";
import {
  type ChargeEvent,
  type ChargeState,
  type PaymentProvider,
  type ProviderCharge,
  ProviderError,
  type RefundState,
  type StatementLine,
} from "../../resources/payments/index.ts";
import { receiveCharge } from "../../server/payments/receiveCharge.ts";
import type { TestServer } from "../testServer.ts";

interface Paid {
  number: string;
  txn: string;
  amount: number;
  refunded: number;
}
/** A provider with its own books, against which ours are checked: its payments and its refunds. */
export class BookedProvider implements PaymentProvider {
  readonly name = "wxPay" as const;
  /** Whether refunds and queries currently fail. */
  refusing = false;
  readonly acknowledgement = { contentType: "text/plain", body: "success" };
  readonly #cancelled = new Set<string>();
  readonly #paid = new Map<string, Paid>();
  readonly #refunds = new Map<string, { txn: string; amount: number }>();
  configured(): boolean {
    return true;
  }
  async charge({ number }: { number: string }): Promise<ProviderCharge> {
    return { chargeId: `charge ${number}`, payUrl: `https://pay.example/${number}` };
  }
  async refund({
    number,
    txn,
    amount,
  }: {
    number: string;
    txn: string;
    amount: number;
  }): Promise<RefundState> {
    if (this.refusing) throw new ProviderError("the provider is closed");
    const known = this.#refunds.get(number);
    if (known && (known.txn !== txn || known.amount !== amount))
      throw new Error(`${number} has changed`);
    const paid = this.#paid.get(txn);
    if (!paid) throw new Error(`nothing was paid as ${txn}`);
    if (!known) {
      if (paid.refunded + amount > paid.amount) throw new Error(`${txn} was not paid so much`);
      paid.refunded += amount;
      this.#refunds.set(number, { txn, amount });
    }
    return { status: "done", refundNo: `back ${number}` };
  }
  async queryRefund({ number }: { number: string }): Promise<RefundState | null> {
    return this.#refunds.has(number) ? { status: "done", refundNo: `back ${number}` } : null;
  }
  async query({ number }: { number: string }): Promise<ChargeState> {
    if (this.refusing) throw new ProviderError("the provider is closed");
    const paid = this.payments.find((one) => one.number === number);
    if (paid) return { status: "paid", txn: paid.txn, amount: paid.amount };
    return { status: this.#cancelled.has(number) ? "cancelled" : "open", txn: null, amount: 0 };
  }
  async cancel({ number }: { number: string }): Promise<ChargeState> {
    const state = await this.query({ number });
    if (state.status !== "open") return state;
    this.#cancelled.add(number);
    return { ...state, status: "cancelled" };
  }
  async readStatement(): Promise<StatementLine[]> {
    const at = new Date();
    return [
      ...this.payments.map(({ number, txn, amount }) => ({
        kind: "payment" as const,
        number,
        txn,
        amount,
        at,
      })),
      ...[...this.#refunds].map(([number, { amount }]) => ({
        kind: "refund" as const,
        number,
        txn: `back ${number}`,
        amount,
        at,
      })),
    ];
  }
  async verifyCallback() {
    return null;
  }
  /** Pays a charge, and sends the webhook; the `txn` of an earlier payment repeats its webhook. */
  async pay(
    server: TestServer,
    number: string,
    amount: number,
    now: Date,
    txn: string = randomUUID(),
  ) {
    if (!this.collect(number, amount, txn)) return null;
    const notice: ChargeEvent = {
      number,
      status: "paid",
      txn,
      amount: this.#paid.get(txn)?.amount ?? amount,
    };
    return receiveCharge(server.engine, this.name, notice, `hash of ${txn}`, { now });
  }
  /** Pays a charge without a webhook; returns false for a cancelled charge. */
  collect(number: string, amount: number, txn: string = randomUUID()): boolean {
    if (!this.#paid.has(txn) && this.#cancelled.has(number)) return false;
    if (!this.#paid.has(txn)) this.#paid.set(txn, { number, txn, amount, refunded: 0 });
    return true;
  }
  fail(server: TestServer, number: string, now: Date) {
    const notice: ChargeEvent = { number, status: "failed", txn: randomUUID(), amount: 0 };
    return receiveCharge(server.engine, this.name, notice, "hash", { now });
  }
  get payments(): readonly Readonly<Paid>[] {
    return [...this.#paid.values()];
  }
  /** Our balance at the provider, in cents. */
  get held(): number {
    return this.payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  }
}
