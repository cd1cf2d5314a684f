import type { RolePreset } from "../../../framework/admin/rights/levels.ts";

/** The roles that most platforms have, with what each works on. */
export const adminRolePresets = {
  moderator: {
    "platform:shopReviews": "edit",
    "platform:goodsReviews": "edit",
    "platform:disputes": "edit",
    "platform:refunds": "edit",
    "platform:shops": "view",
    "platform:members": "view",
  },
  treasurer: {
    "platform:payouts": "edit",
    "platform:withdrawAccounts": "edit",
    "platform:payOrders": "edit",
    "platform:payments": "edit",
    "platform:moneyBacks": "edit",
    "platform:ledger": "all",
    "platform:shopTerms": "edit",
    "platform:shops": "view",
  },
  editor: {
    "platform:articles": "all",
    "platform:articleCates": "edit",
    "platform:banners": "all",
    "platform:categories": "edit",
    "platform:goodsLibrary": "edit",
  },
  operator: {
    "platform:jobs": "all",
    "platform:failedTasks": "all",
    "platform:outbox": "all",
    "platform:log": "all",
    "platform:loginLog": "all",
  },
} as const satisfies Record<string, RolePreset>;
