import type { RolePreset } from "../../../framework/admin/rights/levels.ts";

/** The roles that most shops have, with what each works on. */
export const rolePresets = {
  packer: {
    "order:list": "edit",
    "order:writeOff": "edit",
    "finance:invoice": "view",
    "stock:shopStock": "edit",
    "stock:storage": "view",
    "delivery:freight": "view",
  },
  service: {
    "order:list": "edit",
    "order:refund": "edit",
    "order:comment": "edit",
    "order:group": "view",
    "finance:invoice": "view",
    "goods:sell": "view",
  },
  accountant: {
    "finance:withdraw": "edit",
    "finance:settlement": "edit",
    "finance:account": "edit",
    "finance:accountLog": "all",
    "finance:invoice": "all",
    "order:list": "view",
    "order:refund": "view",
  },
  editor: {
    "goods:sell": "edit",
    "goods:undercarriage": "edit",
    "goods:publish": "all",
    "goods:tags": "edit",
    "cate:list": "edit",
    "shop:source": "edit",
    "promotion:group": "edit",
    "promotion:relation": "edit",
  },
} as const satisfies Record<string, RolePreset>;
