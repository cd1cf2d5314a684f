/** Accounts of the ledger: the shops' accounts, the buyers' wallets, and the platform's own. */
export const accounts = [
  "pending",
  "balance",
  "frozen",
  "wallet",
  "clearing",
  "platform",
  "provider",
  "bank",
] as const;
