import type { Part } from "../framework/server/migration/model.ts";
import { ledgerTables } from "../resources/finance/ledger/tables.ts";
import { settlePostings } from "../resources/finance/settlementLines/settlePostings.ts";
import { settlementTables } from "../resources/finance/settlementLines/tables.ts";
import { withdrawTables } from "../resources/finance/withdrawals/tables.ts";
import { goodsTables } from "../resources/goods/goods/tables.ts";
import { stockCause } from "../resources/inventory/stockEntries/stockCause.ts";
import { stockTables } from "../resources/inventory/stockEntries/tables.ts";
import { stockUploadTables } from "../resources/inventory/stockEntries/uploadTables.ts";
import { buyerTables } from "../resources/members/buyers/tables.ts";
import { noticeSnapshotTables, noticeTables, platformNoticeTables } from "../resources/notices/notices/tables.ts";
import { commentTables } from "../resources/orders/comments/tables.ts";
import { groupPriceTables } from "../resources/orders/groupOrders/priceTables.ts";
import { groupTables } from "../resources/orders/groupOrders/tables.ts";
import { orderTables } from "../resources/orders/orders/tables.ts";
import { returnedTables } from "../resources/orders/refunds/returnedTables.ts";
import { refundTables } from "../resources/orders/refunds/tables.ts";
import { paymentTables, reconciliationTables } from "../resources/payments/payments/tables.ts";
import { apiKeyTables } from "../resources/shop/apiKeys/tables.ts";
import { messageQueueTables } from "./mailer/queueTables.ts";
import { securityTables } from "./signIn/securityTables.ts";
import { idempotencyTables } from "./storefront/idempotencyTables.ts";
import { ownPictureTables } from "./storefront/ownPictureTables.ts";
import { tradeKeys } from "./tradeTables.ts";

/**
 * Hand-written SQL of the app in the order in which it was added. A released part is never changed.
 */
export const parts: readonly Part[] = [
  { name: "ledger", sql: ledgerTables },
  { name: "goods", sql: goodsTables },
  { name: "stock", sql: stockTables },
  { name: "orders", sql: orderTables },
  { name: "refunds", sql: refundTables },
  { name: "payments", sql: paymentTables },
  { name: "buyers", sql: buyerTables },
  { name: "apiKeys", sql: apiKeyTables },
  { name: "idempotency", sql: idempotencyTables },
  { name: "settlement", sql: settlementTables },
  { name: "comments", sql: commentTables },
  { name: "notices", sql: noticeTables },
  { name: "groups", sql: groupTables },
  { name: "ownPictures", sql: ownPictureTables },
  { name: "withdrawals", sql: withdrawTables },
  { name: "accountSecurity", sql: securityTables },
  { name: "stockUploads", sql: stockUploadTables },
  { name: "tradeKeys", sql: tradeKeys },
  { name: "messageQueue", sql: messageQueueTables },
  { name: "noticeSnapshots", sql: noticeSnapshotTables },
  { name: "settlePostings", sql: settlePostings },
  { name: "stockCause", sql: stockCause },
  { name: "groupPrices", sql: groupPriceTables },
  { name: "returnedUnits", sql: returnedTables },
  { name: "reconciliation", sql: reconciliationTables },
  { name: "platformNotices", sql: platformNoticeTables },
];
