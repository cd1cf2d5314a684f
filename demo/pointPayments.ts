/** An order of the demo that points have paid, in part or as a whole. */
export interface DemoPointPayment {
  /** Indexes of its shop and of its buyer. */
  shop: number;
  buyer: number;
  /** What the buyer is given before, and why. */
  given: number;
  reason: string;
  qty: number;
  /** The points with which the buyer pays at most. */
  points: number;
  hoursAgo: number;
  end: "received" | "refunded" | "unpaid";
}
export const demoPointPayments: readonly DemoPointPayment[] = [
  {
    shop: 0,
    buyer: 4,
    given: 3500,
    reason: "Winner of the spring photo competition",
    qty: 1,
    points: 2000,
    hoursAgo: 50,
    end: "received",
  },
  {
    shop: 0,
    buyer: 5,
    given: 30_000,
    reason: "Points of the previous loyalty programme",
    qty: 2,
    points: 30_000,
    hoursAgo: 26,
    end: "refunded",
  },
  {
    shop: 1,
    buyer: 6,
    given: 1500,
    reason: "Points of the previous loyalty programme",
    qty: 1,
    points: 1000,
    hoursAgo: 0.2,
    end: "unpaid",
  },
];
