/** A charge in a local provider's books; amounts in cents. */
export interface LocalCharge {
  id: string;
  number: string;
  amount: number;
  status: "open" | "paid" | "closed";
  txn: string;
  at: Date;
}
export interface LocalRefund {
  id: string;
  number: string;
  txn: string;
  amount: number;
  at: Date;
}

/** The books of a local provider. Repeated numbers return what exists. */
export class LocalBooks {
  readonly charges: LocalCharge[] = [];
  readonly refunds: LocalRefund[] = [];

  open(number: string, amount: number): LocalCharge {
    const known = this.charges.find((charge) => charge.number === number);
    if (known) return known;
    const turn = this.charges.length + 1;
    const at = new Date();
    const charge = { id: `ch_${turn}`, txn: `pi_${turn}`, number, amount, at };
    this.charges.push({ ...charge, status: "open" });
    return this.get(number);
  }
  find(matches: (charge: LocalCharge) => boolean): LocalCharge | null {
    return this.charges.find(matches) ?? null;
  }
  get(number: string): LocalCharge {
    const charge = this.find((one) => one.number === number);
    if (!charge) throw new Error(`no charge has the number ${number}`);
    return charge;
  }
  /** Returns null if the payment does not have so much left. */
  refund(txn: string, number: string, amount: number): LocalRefund | null {
    const known = this.refunds.find((refund) => refund.number === number);
    if (known) return known;
    const paid = this.find((charge) => charge.txn === txn)?.amount ?? 0;
    const before = this.refunds.filter((refund) => refund.txn === txn);
    const total = before.reduce((sum, refund) => sum + refund.amount, amount);
    if (total > paid) return null;
    const refund = { id: `re_${this.refunds.length + 1}`, number, txn, amount, at: new Date() };
    this.refunds.push(refund);
    return refund;
  }
}
