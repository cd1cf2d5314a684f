import type { Part } from "../framework/server/migration/model.ts";
import { apiKeyTables } from "../resources/apiKeys/tables.ts";
import { buyerTables } from "../resources/buyers/tables.ts";
import { commentTables } from "../resources/comments/tables.ts";
import { goodsTables } from "../resources/goods/tables.ts";
import { groupPriceTables } from "../resources/groupOrders/priceTables.ts";
import { groupTables } from "../resources/groupOrders/tables.ts";
import { ledgerTables } from "../resources/ledger/tables.ts";
import { noticeSnapshotTables, noticeTables, platformNoticeTables } from "../resources/notices/tables.ts";
import { orderTables } from "../resources/orders/tables.ts";
import { paymentTables, reconciliationTables } from "../resources/payments/tables.ts";
import { returnedTables } from "../resources/refunds/returnedTables.ts";
import { refundTables } from "../resources/refunds/tables.ts";
import { settlePostings } from "../resources/settlementLines/settlePostings.ts";
import { settlementTables } from "../resources/settlementLines/tables.ts";
import { stockCause } from "../resources/stockEntries/stockCause.ts";
import { stockTables } from "../resources/stockEntries/tables.ts";
import { stockUploadTables } from "../resources/stockEntries/uploadTables.ts";
import { withdrawTables } from "../resources/withdrawals/tables.ts";
import { messageQueueTables } from "./outbox/queueTables.ts";
import { securityTables } from "./signIn/securityTables.ts";
import { idempotencyTables } from "./store/idempotencyTables.ts";
import { ownPictureTables } from "./store/ownPictureTables.ts";
import { tradeKeys } from "./tradeKeys.ts";

/** What the house writes in SQL beside its declarations, in the order in which it came. A released part is never changed. */
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
