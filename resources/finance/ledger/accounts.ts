/**
 * Accounts of the ledger: the shops' accounts, the buyers' wallets, what the gift cards of shops
 * and the points of buyers are worth, and the platform's own.
 */
export const accounts = [
  "pending",
  "balance",
  "frozen",
  "wallet",
  "giftCards",
  "points",
  "clearing",
  "platform",
  "provider",
  "bank",
] as const;
