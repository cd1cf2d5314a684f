/** A rule that a screen breaks, until somebody mends it. */
export interface KnownFault {
  /** Path of the screen, without the id of its record. */
  screen: string;
  /** Width of the window. */
  width: 1360 | 820 | 390;
  /** Number of the rule. */
  check: number;
  reason: string;
}
/**
 * What is known to be wrong. A screen that no longer breaks its rule fails the test, until its line
 * is removed.
 */
export const known: readonly KnownFault[] = [
  {
    screen: "/promotion/coupon/show",
    width: 1360,
    check: 6,
    reason: "Read-only date inputs show the text that is typed into them.",
  },
  {
    screen: "/promotion/coupon/show",
    width: 390,
    check: 6,
    reason: "Read-only date inputs show the text that is typed into them.",
  },
  {
    screen: "/promotion/coupon/show",
    width: 390,
    check: 19,
    reason: "The figures that lead to claimed coupons are as wide as their digits.",
  },
  {
    screen: "/promotion/coupon/add",
    width: 390,
    check: 19,
    reason: "An empty part of the sentence is as narrow as its mark.",
  },
  {
    screen: "/promotion/seckill",
    width: 820,
    check: 7,
    reason: "Its two times are both kept on a tablet.",
  },
];
