/**
 * Accounts of the ledger: the shops' accounts, the buyers' wallets, what the gift cards of shops
 * are worth, and the platform's own.
 */
export const accounts = [
  "pending",
  "balance",
  "frozen",
  "wallet",
  "giftCards",
  "clearing",
  "platform",
  "provider",
  "bank",
] as const;
