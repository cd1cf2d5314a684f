/** What money may stand in: the shops' accounts, the buyers' wallets, and the house's own. */
export const accounts = ["pending", "balance", "frozen", "wallet", "clearing", "platform", "provider", "bank"] as const;
