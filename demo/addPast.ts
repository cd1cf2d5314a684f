import { createHash } from "node:crypto";
import type { Caller } from "../framework/server/engine.ts";
import type { CreateRecord } from "./fill.ts";
import { createRandom } from "./random.ts";

const source = "Shopify";
const people = [
  ["Priya Nair", "priya.nair@example.com", "0400 555 201", "14 Albion St\nSurry Hills NSW 2010"],
  ["Tom Whitlock", "tom.whitlock@example.com", "0400 555 202", "3/88 Lygon St\nCarlton VIC 3053"],
  ["林佳怡", "jiayi.lin@example.com", "0400 555 203", "27 Railway Pde\nBurwood NSW 2134"],
  ["Hannah Keogh", "hannah.keogh@example.com", "0400 555 204", "5 Salamanca Pl\nHobart TAS 7000"],
  [
    "Marco Bellini",
    "marco.bellini@example.com",
    "0400 555 205",
    "61 Boundary St\nWest End QLD 4101",
  ],
] as const;
const shelf = [
  ["Smoked sea salt 150 g", "PAST-SALT", 1250],
  ["Wildflower honey 400 g", "PAST-HONEY", 1890],
  ["Cold-pressed olive oil 500 ml", "PAST-OIL", 2400],
  ["Lemon myrtle tea, 20 bags", "PAST-TEA", 990],
] as const;
const sayings = [
  [5, "A staple now", "The salt lasts for months, and the jar closes well."],
  [5, "很好", "蜂蜜味道纯正，包装仔细。"],
  [4, "Lovely oil", "Peppery and fresh. The cap dripped a little on the first day."],
  [3, "Nice, but small", "I expected a larger box of tea for the price."],
] as const;
const day = 86_400_000;

/** Adds what a shop has imported from the system that it sold with before. */
export async function addPast(createRecord: CreateRecord, owner: Caller): Promise<void> {
  const random = createRandom(71);
  const opened = Date.now() - 400 * day;
  const at = (days: number) => new Date(opened - days * day).toISOString();
  const bought = people.map(() => ({ orderCount: 0, spent: 0 }));

  for (let index = 0; index < 14; index++) {
    const who = random.whole(0, people.length - 1);
    const [buyerName, buyerEmail, buyerPhone, address] = people[who] ?? people[0];
    const lines = shelf
      .filter(() => random.chance(0.5))
      .map(([product, code, price]) => ({ product, code, price, qty: random.whole(1, 3) }));
    if (lines.length === 0)
      lines.push({ product: shelf[0][0], code: shelf[0][1], price: shelf[0][2], qty: 1 });
    const subtotal = lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
    const outcome = index === 4 ? "refunded" : index === 9 ? "cancelled" : "completed";
    const placed = 200 - index * 14;
    const total = subtotal + 950;
    const own = bought[who];
    if (own && outcome === "completed") {
      own.orderCount += 1;
      own.spent += total;
    }
    await createRecord(owner, "pastOrders", {
      number: `#HP${2041 + index}`,
      source,
      placedAt: at(placed),
      outcome,
      buyerName,
      buyerEmail,
      buyerPhone,
      address,
      lines,
      subtotal,
      discount: 0,
      shipping: 950,
      tax: 0,
      total,
      refunded: outcome === "refunded" ? total : 0,
      currency: "AUD",
      payMethod: "Shopify Payments",
      paidAt: outcome === "cancelled" ? null : at(placed),
      shippedAt: outcome === "cancelled" ? null : at(placed - 2),
      cancelledAt: outcome === "cancelled" ? at(placed - 1) : null,
      note: null,
    });
  }
  for (const [index, [name, email, phone, address]] of people.entries())
    await createRecord(owner, "pastBuyers", {
      name,
      reference: String(6_502_114_000_100 + index),
      source,
      email,
      phone,
      address,
      ...bought[index],
      acceptsMarketing: index % 2 === 0,
      note: null,
    });
  for (const [index, [rating, title, content]] of sayings.entries()) {
    const [reviewerName, reviewerEmail] = people[index] ?? people[0];
    const reference = createHash("sha256").update(`${reviewerEmail} ${title}`).digest("hex");
    await createRecord(owner, "pastReviews", {
      reference: reference.slice(0, 24),
      source: "Judge.me",
      product: shelf[index]?.[0] ?? shelf[0][0],
      rating,
      title,
      content,
      reviewerName,
      reviewerEmail,
      reviewedAt: at(60 - index * 11),
      reply: index === 3 ? "Thank you for telling us. The next size up is on its way." : null,
    });
  }
}
