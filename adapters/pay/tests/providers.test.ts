import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ProviderError } from "../../../resources/payments/index.ts";
import { startLocalAlipay } from "./localAlipay.ts";
import type { LocalProvider, SentEvent } from "./localServer.ts";
import { startLocalStripe } from "./localStripe.ts";
import { startLocalWechat } from "./localWechat.ts";

const signal = new AbortController().signal;
const hour = 3_600_000;
/** Every answer of a provider's own, by the methods that the market calls. */
describe.each([
  ["Stripe", startLocalStripe],
  ["WeChat Pay", startLocalWechat],
  ["Alipay", startLocalAlipay],
])("%s", (name, start) => {
  let local: LocalProvider;
  let turn = 0;
  beforeAll(async () => {
    local = await start();
  });
  afterAll(() => local.close());
  afterEach(() => {
    local.empty = false;
    vi.useRealTimers();
  });

  const open = async (amount = 8690) => {
    turn += 1;
    const number = `C2026112700000${turn}`;
    const charge = await local.provider.charge(
      { number, payOrderNo: `P2026112700000${turn}`, amount, channel: "native", ip: "203.0.113.7" },
      signal,
    );
    return { number, ...charge };
  };
  const query = (charge: { number: string; chargeId: string }) =>
    local.provider.query(charge, signal);
  const verify = ({ body, headers }: SentEvent) => local.provider.verifyCallback(body, headers);
  /** A paid charge with its transaction. */
  const pay = async (amount?: number) => {
    const charge = await open(amount);
    local.pay(charge.number);
    const { txn } = await query(charge);
    return { ...charge, txn: txn ?? "" };
  };
  const refund = (charge: { chargeId: string; txn: string }, number: string, amount: number) => {
    const { chargeId, txn } = charge;
    return local.provider.refund({ number, chargeId, txn, amount, reason: "Damaged" }, signal);
  };

  test("a charge is open until the buyer has paid it, and its event says the same", async () => {
    const charge = await open();
    expect(URL.canParse(charge.payUrl)).toBe(true);
    expect(await query(charge)).toMatchObject({ status: "open", txn: null });
    const event = await verify(local.pay(charge.number));
    const state = await query(charge);
    expect(state).toMatchObject({ status: "paid", amount: 8690 });
    expect(event).toMatchObject({
      kind: "payment",
      number: charge.number,
      status: "paid",
      txn: state.txn,
      amount: 8690,
    });
  });

  test("a charge that is opened twice by one number is one charge", async () => {
    const charge = await open();
    const again = await local.provider.charge(
      {
        number: charge.number,
        payOrderNo: "P1",
        amount: 8690,
        channel: "native",
        ip: null,
      },
      signal,
    );
    expect(again.chargeId).toBe(charge.chargeId);
  });

  test("an open charge is cancelled, a paid one stays paid, an unknown one is cancelled", async () => {
    const charge = await open();
    expect(await local.provider.cancel(charge, signal)).toMatchObject({ status: "cancelled" });
    expect(await query(charge)).toMatchObject({ status: "cancelled" });
    const paid = await pay();
    expect(await local.provider.cancel(paid, signal)).toMatchObject({
      status: "paid",
      txn: paid.txn,
      amount: 8690,
    });
    const unknown = { number: "C404", chargeId: null };
    expect(await local.provider.cancel(unknown, signal)).toMatchObject({ status: "cancelled" });
  });

  test("refunds in parts, one number once, and never more than was paid", async () => {
    const charge = await pay();
    const first = await refund(charge, `R${turn}a`, 2214);
    expect(first).toMatchObject({ status: "done" });
    expect(await refund(charge, `R${turn}a`, 2214)).toEqual(first);
    expect(await refund(charge, `R${turn}b`, 6476)).toMatchObject({ status: "done" });
    await expect(refund(charge, `R${turn}c`, 1)).rejects.toMatchObject({ final: true });
    const names = { chargeId: charge.chargeId, txn: charge.txn };
    expect(await local.provider.queryRefund({ number: `R${turn}a`, ...names }, signal)).toEqual(
      first,
    );
    expect(await local.provider.queryRefund({ number: "R404", ...names }, signal)).toBeNull();
  });

  test("the event of a refund names it", async () => {
    const charge = await pay();
    await refund(charge, `R${turn}e`, 100);
    const sent = local.refundEvent(`R${turn}e`);
    if (!sent) throw new Error("the provider sends no event");
    expect(await verify(sent)).toMatchObject({
      kind: "refund",
      number: `R${turn}e`,
      status: "done",
    });
  });

  test("a refund that the account cannot pay may be sent again; an unknown payment may not", async () => {
    const charge = await pay();
    local.empty = true;
    await expect(refund(charge, `R${turn}f`, 100)).rejects.toMatchObject({
      final: false,
      code: "accountTooLow",
    });
    local.empty = false;
    await expect(refund({ ...charge, txn: "pi_404" }, `R${turn}g`, 100)).rejects.toMatchObject({
      final: true,
      code: "paymentUnknown",
    });
  });

  test("an event that was changed, or has no signature, is nobody's", async () => {
    const charge = await open();
    const { body, headers } = local.pay(charge.number);
    const changed = body.replace("86.90", "86.91").replace("8690", "8691");
    const forged = changed === body ? body.replace(/ciphertext":"./, 'ciphertext":"A') : changed;
    expect(forged).not.toBe(body);
    expect(await verify({ body: forged, headers })).toBeNull();
    const bare = new URLSearchParams(body);
    bare.delete("sign");
    expect(await verify({ body: bare.toString(), headers: {} })).toBeNull();
    expect(await verify({ body: "", headers })).toBeNull();
  });

  test.skipIf(name === "Alipay")("an event is believed for 5 minutes", async () => {
    const charge = await open();
    const sent = local.pay(charge.number);
    vi.useFakeTimers({ now: Date.now() + 6 * 60_000, toFake: ["Date"] });
    expect(await verify(sent)).toBeNull();
  });

  test("the statement has the payment and its refund by our numbers", async () => {
    const charge = await pay(1250);
    await refund(charge, `R${turn}s`, 250);
    const period = { from: new Date(Date.now() - 25 * hour), to: new Date(Date.now() + hour) };
    const lines = await local.provider.readStatement(period, signal);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: "payment",
          number: charge.number,
          txn: charge.txn,
          amount: 1250,
        }),
        expect.objectContaining({ kind: "refund", number: `R${turn}s`, amount: 250 }),
      ]),
    );
  });

  test("a provider that does not answer is reported, and may be asked again", async () => {
    const other = await start();
    await other.close();
    const asked = other.provider.cancel({ number: "C1", chargeId: "cs_1" }, signal);
    await expect(asked).rejects.toThrow(ProviderError);
    await expect(asked).rejects.toMatchObject({ final: false, code: "noAnswer" });
  });
});
