import { accountErrors } from "../core/accounts/server/errors.ts";
import type { ErrorTable } from "../framework/server/defineErrors.ts";
import { createDomainError } from "../framework/server/domainError.ts";
import { frameworkErrors } from "../framework/server/frameworkErrors.ts";
import { financeErrors } from "../resources/finance/server.ts";
import { freightErrors } from "../resources/freight/server.ts";
import { goodsErrors } from "../resources/goods/server.ts";
import { inventoryErrors } from "../resources/inventory/server.ts";
import { memberErrors } from "../resources/members/server.ts";
import { orderErrors } from "../resources/orders/server.ts";
import { paymentErrors } from "../resources/payments/server.ts";
import { platformErrors } from "../resources/platform/server.ts";
import { pricingErrors } from "../resources/pricing/server.ts";
import { promotionErrors } from "../resources/promotions/server.ts";
import { shopErrors } from "../resources/shop/server.ts";
import { signInErrors } from "./signInErrors.ts";

/** Error codes of each part of the product. */
export const errorTables = {
  framework: frameworkErrors,
  signIn: signInErrors,
  orders: orderErrors,
  goods: goodsErrors,
  pricing: pricingErrors,
  promotions: promotionErrors,
  inventory: inventoryErrors,
  members: memberErrors,
  freight: freightErrors,
  payments: paymentErrors,
  finance: financeErrors,
  shop: shopErrors,
  accounts: accountErrors,
  platform: platformErrors,
} satisfies Readonly<Record<string, ErrorTable>>;

const modules = import.meta.glob<ErrorTable>("../resources/*/*/errors.ts", {
  eager: true,
  import: "default",
});
/** Error codes of single resources, which are found by the names of their files, by domain. */
export const resourceErrorTables: readonly (readonly [domain: string, ErrorTable])[] =
  Object.entries(modules).map(([file, table]) => [file.split("/").at(-3) ?? "", table]);

/** Every error code of several resources, with its type, parameters and message key. */
export const errorTable = {
  ...frameworkErrors,
  ...signInErrors,
  ...orderErrors,
  ...goodsErrors,
  ...pricingErrors,
  ...promotionErrors,
  ...inventoryErrors,
  ...memberErrors,
  ...freightErrors,
  ...paymentErrors,
  ...financeErrors,
  ...shopErrors,
  ...accountErrors,
  ...platformErrors,
};
export type ErrorCode = keyof typeof errorTable;

export const domainError = createDomainError(errorTable);
