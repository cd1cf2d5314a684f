import type { Random } from "../demo/random.ts";
import type { Answer, Data, Front } from "./front.ts";
import type { Mailbox } from "./mailbox.ts";
import { comments, names, places, reasons } from "./people.ts";
import {
  chooseCards,
  chooseCoupons,
  listAffordable,
  listClaimable,
  listFlashItems,
} from "./promotions.ts";
import type { Tally } from "./tally.ts";

export interface Population {
  front: Front;
  tally: Tally;
  /** Reads the codes that are sent to buyers. */
  mailbox: Mailbox;
  random: Random;
  /** Whether charges are paid with simulated provider faults: twice, late, or not at all. */
  withFaults: boolean;
}

/** A buyer who signs up once and then performs one random action after another. */
export class Buyer {
  readonly #simulation: Population;
  readonly #name: string;
  readonly #email: string;
  #token: string | null = null;
  /** When the next code may be requested: the number of codes per network and hour is limited. */
  #nextCodeAt = 0;
  /** The gift cards that the buyer has bought, which may be used up. */
  #cards: { shopId: number; code: string }[] = [];
  constructor(simulation: Population, serial: number, run: string) {
    this.#simulation = simulation;
    this.#name = `${simulation.random.pick(names)} ${serial}`;
    this.#email = `buyer${serial}.${run}@example.com`;
  }
  /** Performs the buyer's next random action. */
  async next(): Promise<void> {
    const { random } = this.#simulation;
    if (this.#token === null)
      return void (await (Date.now() < this.#nextCodeAt ? this.#browse() : this.#signUp()));
    const mind = random.whole(1, 100);
    if (mind <= 20) return void (await this.#browse());
    if (mind <= 22) return this.#ask("checkIn", "buyer/checkIn", {});
    if (mind <= 24) return this.#buyGiftCard();
    if (mind <= 26) return this.#buyForPoints();
    if (mind <= 30) return this.#claimCoupon();
    if (mind <= 38) return this.#buyInGroup();
    if (mind <= 70) return this.#buy();
    if (mind <= 78) return this.#settle("unpaid", (order) => this.#pay(order.payOrderNo));
    if (mind <= 82)
      return this.#settle("unpaid", (order) =>
        this.#ask("cancel", `orders/${order.orderNo}/cancel`, {}),
      );
    if (mind <= 90)
      return this.#settle("unreceived", (order) =>
        this.#ask("receive", `orders/${order.orderNo}/receive`, {}),
      );
    if (mind <= 95)
      return this.#settle(random.pick(["unshipped", "unreceived", "completed"]), (order) =>
        this.#refund(order),
      );
    if (mind <= 97) return this.#returns();
    return this.#settle("completed", (order) => this.#comment(order));
  }

  async #signUp(): Promise<void> {
    const { front, tally } = this.#simulation;
    const sent = await front.post("store/v1/buyer/sendCode", {
      email: this.#email,
      sendType: "register",
    });
    if (sent.code !== 200) {
      tally.countRejected("code", String(sent.data?.error ?? sent.code));
      if (sent.status >= 500) throw new Error(`buyer/sendCode: ${sent.status} ${sent.message}`);
      this.#nextCodeAt = Date.now() + 1000 * Number(sent.data?.wait ?? 60);
      return;
    }
    tally.did("code");
    const code = (await this.#simulation.mailbox.readCode(this.#email)) ?? "none";
    const body = { email: this.#email, code, password: "simulated-buyer", nickname: this.#name };
    // A server that crashed before it responded may have signed the buyer up: the code is then
    // used.
    const answer =
      (await this.#post("signUp", "buyer/register", body)) ??
      (await this.#post("signIn", "buyer/login", {
        account: this.#email,
        password: body.password,
      }));
    this.#token = answer?.token ?? null;
    if (this.#token)
      await this.#post("topUp", "wallet/recharge", { amount: 500, method: "wxPay" }).then((paid) =>
        this.#complete(paid),
      );
  }
  async #browse(): Promise<Data[]> {
    const { front, random, tally } = this.#simulation;
    const sort = random.pick(["newest", "sales", "priceAsc"]);
    const { data } = await front.get(`store/v1/goods?pageSize=20&sort=${sort}`);
    const list: Data[] = data?.list ?? [];
    const [one] = list.length ? [random.pick(list)] : [];
    tally.did("browse");
    if (!one) return [];
    const product = await front.get(`store/v1/goods/${one.id}`);
    return (product.data?.skus ?? []).filter((sku: Data) => sku.stock > 0);
  }
  async #buy(): Promise<void> {
    const { random, tally } = this.#simulation;
    const wanted = [];
    for (let more = random.whole(1, 3); more > 0; more -= 1) {
      const skus = await this.#browse();
      if (skus.length > 0) wanted.push({ skuId: random.pick(skus).id, qty: random.whole(1, 3) });
    }
    if (wanted.length === 0) return;
    if (random.chance(0.2)) wanted.push(...(await this.#findFlashItem()));
    const items = [...new Map(wanted.map((item) => [item.skuId, item])).values()];
    const address = { ...random.pick(places), name: this.#name, phone: "+61 491 570 156" };
    const pickUp = random.chance(0.1);
    const cart = pickUp ? { items, selfLifting: true } : { items, address };
    const first = await this.#post("quote", "orders/quote", cart);
    if (!first) return;
    const couponIds = chooseCoupons(first);
    const chosen = { ...cart, couponIds };
    const quote =
      couponIds.length > 0 ? await this.#post("useCoupon", "orders/quote", chosen) : first;
    if (!quote) return;
    const paid = { ...chosen, ...(await this.#chooseTenders(quote)) };
    const placed = await this.#post("order", "orders", { ...paid, amount: quote.amount });
    // One that no longer pays may be the reason.
    if (!placed && paid.giftCards) this.#cards = [];
    if (!placed) return;
    if (placed.points?.points > 0) tally.did("payByPoints");
    if (placed.giftCards?.length > 0) tally.did("payByGiftCard");
    for (const { orderNo } of placed.orders) tally.orders.set(orderNo, this.#token ?? "");
    if (random.chance(0.85)) await this.#pay(placed.payOrderNo);
  }
  async #readPoints(): Promise<number> {
    const { data } = await this.#simulation.front.get("store/v1/buyer/points", this.#token);
    return data?.available ?? 0;
  }
  /** Chooses what pays beside the provider: sometimes gift cards, points, or both. */
  async #chooseTenders(quote: Data): Promise<{ giftCards?: string[]; points?: number }> {
    const { random } = this.#simulation;
    const giftCards = random.chance(0.5) ? chooseCards(this.#cards, quote) : [];
    const points = random.chance(0.4) ? await this.#readPoints() : 0;
    return { ...(giftCards.length > 0 && { giftCards }), ...(points > 0 && { points }) };
  }
  /** Buys a gift card of a random shop, and notes its code. */
  async #buyGiftCard(): Promise<void> {
    const { front, random, tally } = this.#simulation;
    const { data: shops } = await front.get("store/v1/shops");
    const list: Data[] = shops?.list ?? [];
    tally.did("browse");
    if (list.length === 0) return;
    const { id: shopId } = random.pick(list);
    const amount = random.whole(5, 60);
    const placed = await this.#post("giftCard", `shops/${shopId}/giftCards`, { amount });
    if (!placed) return;
    const { payOrderNo } = placed;
    await this.#post("pay", `payments/${payOrderNo}/pay`, { method: "balance", channel: "h5" });
    const shown = await this.#post("giftCardCode", "giftCards/code", { payOrderNo });
    if (!shown) return;
    this.#cards = [...this.#cards, { shopId, code: shown.code }].slice(-3);
  }
  /** Buys one of a product for points that the buyer has the points for. */
  async #buyForPoints(): Promise<void> {
    const { front, random, tally } = this.#simulation;
    const { data } = await front.get("store/v1/pointGoods");
    const offers = listAffordable(data, await this.#readPoints());
    tally.did("pointGoods");
    if (offers.length === 0) return;
    const { id: pointGoodsId, goods } = random.pick(offers);
    const product = await front.get(`store/v1/goods/${goods.id}`);
    const skus = (product.data?.skus ?? []).filter((sku: Data) => sku.stock > 0);
    if (skus.length === 0) return;
    const address = { ...random.pick(places), name: this.#name, phone: "+61 491 570 156" };
    const items = [{ skuId: random.pick<Data>(skus).id, qty: 1 }];
    const cart = { items, address, pointGoodsId };
    const quote = await this.#post("quote", "orders/quote", cart);
    if (!quote) return;
    const placed = await this.#post("orderForPoints", "orders", { ...cart, amount: quote.amount });
    if (!placed) return;
    for (const { orderNo } of placed.orders) tally.orders.set(orderNo, this.#token ?? "");
    if (random.chance(0.85)) await this.#pay(placed.payOrderNo);
  }
  /** Claims a coupon of a random shop. */
  async #claimCoupon(): Promise<void> {
    const { front, random, tally } = this.#simulation;
    const { data: shops } = await front.get("store/v1/shops");
    const list: Data[] = shops?.list ?? [];
    tally.did("browse");
    if (list.length === 0) return;
    const { data: coupons } = await front.get(`store/v1/shops/${random.pick(list).id}/coupons`);
    const ids = listClaimable(coupons);
    if (ids.length > 0) await this.#ask("claim", `coupons/${random.pick(ids)}/claim`, {});
  }
  /** Finds a product of a running flash sale; none where no sale runs. */
  async #findFlashItem() {
    const { front, random, tally } = this.#simulation;
    const { data } = await front.get("store/v1/flashSales");
    tally.did("flashSales");
    const items = listFlashItems(data);
    return items.length > 0 ? [random.pick(items)] : [];
  }
  /** Joins an open group, or starts one and waits for others. */
  async #buyInGroup(): Promise<void> {
    const { front, random, tally } = this.#simulation;
    const { data } = await front.get("store/v1/goods?type=3&pageSize=20");
    const list: Data[] = data?.list ?? [];
    tally.did("browse");
    if (list.length === 0) return;
    const { id } = random.pick(list);
    const [product, open] = [
      await front.get(`store/v1/goods/${id}`),
      await front.get(`store/v1/goods/${id}/groups`),
    ];
    const skus = (product.data?.skus ?? []).filter((sku: Data) => sku.stock > 0);
    const steps: Data[] = product.data?.group?.steps ?? [];
    if (skus.length === 0 || steps.length === 0) return;
    const groups: Data[] = open.data?.list ?? [];
    const joins = groups.length > 0 && random.chance(0.75);
    const group = joins
      ? { groupMode: "join", groupNo: random.pick(groups).groupNo }
      : { groupMode: "launch", groupPeople: random.pick(steps).people };
    const address = { ...random.pick(places), name: this.#name, phone: "+61 491 570 156" };
    const cart = {
      items: [{ skuId: random.pick<Data>(skus).id, qty: random.whole(1, 2) }],
      address,
      ...group,
    };
    const quote = await this.#post("quote", "orders/quote", cart);
    if (!quote) return;
    const placed = await this.#post(joins ? "join" : "launch", "orders", {
      ...cart,
      amount: quote.amount,
    });
    if (!placed) return;
    for (const { orderNo } of placed.orders) tally.orders.set(orderNo, this.#token ?? "");
    if (random.chance(0.9)) await this.#pay(placed.payOrderNo);
  }
  async #pay(payOrderNo: string): Promise<void> {
    const { random } = this.#simulation;
    const method = random.pick(["balance", "wxPay", "aliPay"]);
    const started = await this.#post("pay", `payments/${payOrderNo}/pay`, {
      method,
      ...(method !== "balance" && random.chance(0.3) && { balance: random.whole(1, 20) }),
      channel: "h5",
    });
    if (method !== "balance") await this.#complete(started);
  }
  /** Pays a charge at the sandbox, as the provider's app would. */
  async #complete(started: Data): Promise<void> {
    const { front, random, withFaults } = this.#simulation;
    if (!started?.chargeId) return;
    const instructions = withFaults
      ? {
          duplicates: random.whole(0, 2),
          delayMs: random.chance(0.1) ? random.whole(1000, 20_000) : 0,
          lost: random.chance(0.05),
          refundDelayMs: random.chance(0.2) ? random.whole(0, 10_000) : null,
          ...this.#chooseRefundFault(),
        }
      : {};
    const path = `sandbox/charges/${started.chargeId}/complete`;
    const paid = await front.post(path, instructions);
    if (!withFaults || paid.code !== 200) return;
    // Some buyers pay twice, in two windows.
    if (random.chance(0.02)) await front.post(path, { again: true });
    if (random.chance(0.05)) await this.#forge(paid.data);
  }
  /**
   * A tenth of all refunds fail at first: a third of these permanently, immediately or after a
   * delay.
   */
  #chooseRefundFault() {
    const { random } = this.#simulation;
    if (!random.chance(0.1)) return {};
    if (!random.chance(1 / 3)) return { refundFailures: 1 };
    return random.chance(0.5)
      ? { refundRefused: true }
      : { refundDelayMs: 1000, refundFails: true };
  }
  /** Sends a forged webhook of a payment, which the server must reject. */
  async #forge({ provider, txn, amount }: Data): Promise<void> {
    const { front, tally } = this.#simulation;
    const path = `store/v1/payments/callback/${provider}`;
    const answer = await front.post(path, {
      kind: "payment",
      provider,
      number: "C1",
      status: "paid",
      txn,
      amount,
    });
    if (answer.status === 200) throw new Error(`a forged event of ${provider} was believed`);
    tally.countRejected("forge", String(answer.data?.error ?? answer.code));
  }
  async #settle(status: string, work: (order: Data) => Promise<unknown>): Promise<void> {
    const { front, random } = this.#simulation;
    const { data } = await front.get(`store/v1/orders?status=${status}`, this.#token);
    const list: Data[] = data?.list ?? [];
    if (list.length > 0) await work(random.pick(list));
  }
  async #refund(order: Data): Promise<void> {
    const { random } = this.#simulation;
    const line = random.pick<Data>(order.lines);
    const left = line.qty - (line.refundedQty ?? 0);
    if (left < 1) return;
    const type =
      order.status === "unshipped" || random.chance(0.4) ? "refundOnly" : "returnAndRefund";
    const body = {
      orderNo: order.orderNo,
      lineId: line.id,
      qty: random.whole(1, left),
      type,
      reason: random.pick(reasons),
    };
    await this.#post("refund", "refunds", body);
  }
  async #returns(): Promise<void> {
    const { front, random } = this.#simulation;
    const { data } = await front.get("store/v1/refunds", this.#token);
    for (const { refundNo, status } of (data?.list ?? []) as Data[]) {
      if (status === "waitingReturn")
        await this.#ask("return", `refunds/${refundNo}/send`, {
          deliveryType: "auspost",
          deliveryNo: `R${random.whole(1e8, 9e8)}`,
        });
      else if (status === "rejected" && random.chance(0.5))
        await this.#ask("intervene", `refunds/${refundNo}/intervene`, {
          reason: random.pick(reasons),
        });
      else if (status === "rejected")
        await this.#ask("withdraw", `refunds/${refundNo}/withdraw`, {});
    }
  }
  async #comment(order: Data): Promise<void> {
    const { random } = this.#simulation;
    const line = random.pick<Data>(order.lines);
    if (line.commentStatus !== "waiting") return;
    const star = () => (random.chance(0.8) ? 5 : random.whole(1, 4));
    await this.#post("comment", "comments", {
      orderNo: order.orderNo,
      lineId: line.id,
      content: random.pick(comments),
      goodsStar: star(),
      deliveryStar: star(),
      shopStar: star(),
      logisticStar: star(),
    });
  }
  async #ask(what: string, path: string, body: object): Promise<void> {
    await this.#post(what, path, body);
  }
  /** Sends a call that changes data; returns null when it is rejected, and counts the reason. */
  async #post(what: string, path: string, body: object): Promise<Data> {
    const { front, tally } = this.#simulation;
    const answer: Answer = await front.post(`store/v1/${path}`, body, this.#token);
    if (answer.code === 200) {
      tally.did(what);
      return answer.data;
    }
    tally.countRejected(what, String(answer.data?.error ?? answer.code));
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${answer.message}`);
    return null;
  }
}
