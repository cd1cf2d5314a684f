import { randomUUID } from "node:crypto";
import { type Charge, type Notice, ProviderError, type WalletProvider } from "../../server/pay/port.ts";
import { receiveNotice } from "../../server/pay/receiveNotice.ts";
import type { House } from "../house.ts";

interface Paid {
  number: string;
  txn: string;
  amount: number;
  refunded: number;
}
/** A provider that keeps its own books, by which ours are checked: what it was paid, and what it has given back. */
export class BookedProvider implements WalletProvider {
  readonly name = "wxPay" as const;
  /** Whether it refuses to give anything back for now. */
  refusing = false;
  readonly #paid = new Map<string, Paid>();
  readonly #refunds = new Map<string, { txn: string; amount: number }>();
  configured(): boolean {
    return true;
  }
  async charge({ number }: { number: string }): Promise<Charge> {
    return { chargeId: `charge ${number}`, payUrl: `https://pay.example/${number}` };
  }
  async refund({ number, txn, amount }: { number: string; txn: string; amount: number }) {
    if (this.refusing) throw new ProviderError("the provider is closed");
    const known = this.#refunds.get(number);
    if (known && (known.txn !== txn || known.amount !== amount)) throw new Error(`${number} has changed`);
    const paid = this.#paid.get(txn);
    if (!paid) throw new Error(`nothing was paid as ${txn}`);
    if (!known) {
      if (paid.refunded + amount > paid.amount) throw new Error(`${txn} was not paid so much`);
      paid.refunded += amount;
      this.#refunds.set(number, { txn, amount });
    }
    return { refundNo: `back ${number}` };
  }
  async query() {
    return { status: "open", txn: null, amount: 0 } as const;
  }
  async verifyCallback() {
    return null;
  }
  /** A buyer has paid a charge, and we are told; `txn` of a payment that was told before is told again. */
  async pay(house: House, number: string, amount: number, now: Date, txn: string = randomUUID()) {
    const notice: Notice = { number, status: "paid", txn, amount: this.#paid.get(txn)?.amount ?? amount };
    if (!this.#paid.has(txn)) this.#paid.set(txn, { number, txn, amount, refunded: 0 });
    return receiveNotice(house.engine, this.name, notice, `hash of ${txn}`, { now });
  }
  fail(house: House, number: string, now: Date) {
    const notice: Notice = { number, status: "failed", txn: randomUUID(), amount: 0 };
    return receiveNotice(house.engine, this.name, notice, "hash", { now });
  }
  get payments(): readonly Readonly<Paid>[] {
    return [...this.#paid.values()];
  }
  /** What it holds of ours, in cents. */
  get held(): number {
    return this.payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  }
}
