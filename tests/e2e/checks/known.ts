/** A rule that a screen breaks, until somebody mends it. */
export interface KnownFault {
  /** Path of the screen, without the id of its record. */
  screen: string;
  /** Width of the window. */
  width: 1360 | 390;
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
    screen: "/order/group",
    width: 1360,
    check: 3,
    reason: "The time left is a chip beside the state.",
  },
  {
    screen: "/order/refund",
    width: 1360,
    check: 3,
    reason: "The way of the money is a chip beside the state.",
  },
  {
    screen: "/platform/refunds",
    width: 1360,
    check: 3,
    reason: "The way of the money is a chip beside the state.",
  },
  {
    screen: "/platform/shopReviews",
    width: 1360,
    check: 3,
    reason: "The deadline is a chip beside the state.",
  },
  {
    screen: "/platform/moneyBacks",
    width: 1360,
    check: 6,
    reason: "Its rows are known by their number alone.",
  },
  {
    screen: "/platform/payOrders",
    width: 1360,
    check: 6,
    reason: "Its rows are known by their number alone.",
  },
  {
    screen: "/platform/payments",
    width: 1360,
    check: 6,
    reason: "Its rows are known by their number alone.",
  },
  {
    screen: "/platform/withdrawAccounts",
    width: 1360,
    check: 7,
    reason: "The estimate of a column is narrower than its longest text.",
  },
  {
    screen: "/fund/accountLog",
    width: 1360,
    check: 8,
    reason: "The balances above the list leave room for nine rows.",
  },
  {
    screen: "/fund/settlement",
    width: 1360,
    check: 8,
    reason: "The figures above the list leave room for eleven rows.",
  },
  {
    screen: "/fund/settlementDay",
    width: 1360,
    check: 9,
    reason: "The deadline of a statement has no index to sort by yet.",
  },
  {
    screen: "/platform/shopReviews",
    width: 1360,
    check: 9,
    reason: "The deadline of a review has no index to sort by yet.",
  },
  {
    screen: "/platform/moneyBacks/show",
    width: 1360,
    check: 15,
    reason: "Its page has a header of its own, without the place.",
  },
  {
    screen: "/platform/shopReviews/show",
    width: 1360,
    check: 15,
    reason: "Its page has a header of its own, without the place.",
  },
  {
    screen: "/order/order",
    width: 1360,
    check: 16,
    reason: "A field of its own layout has no mark of the focus.",
  },
  {
    screen: "/shop/source",
    width: 1360,
    check: 18,
    reason: "The files of a folder have a grid of their own, with its own message.",
  },
  {
    screen: "/fund/accountLog",
    width: 390,
    check: 19,
    reason: "The balances are above the rows, and lead to them by small links.",
  },
  {
    screen: "/fund/settlement",
    width: 390,
    check: 19,
    reason: "The figures are above the rows.",
  },
  {
    screen: "/fund/withdraw",
    width: 390,
    check: 19,
    reason: "The balances are above the rows, and lead to them by small links.",
  },
  {
    screen: "/order/comment",
    width: 390,
    check: 19,
    reason: "A link of its own layout is as high as its line.",
  },
  {
    screen: "/order/comment/show",
    width: 390,
    check: 19,
    reason: "A link of its own layout is as high as its line.",
  },
  {
    screen: "/org/account/show",
    width: 390,
    check: 19,
    reason: "A link of its own layout is as high as its line.",
  },
  {
    screen: "/platform/admins/show",
    width: 390,
    check: 19,
    reason: "A link of its own layout is as high as its line.",
  },
];
