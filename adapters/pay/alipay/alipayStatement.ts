import { isObject } from "../../../framework/server/http/createApp.ts";
import { ProviderError, type StatementLine } from "../../../resources/payments/index.ts";
import { type Answer, findText, getText, toCents } from "../answerFields.ts";
import { fromBeijing, toBeijing } from "../beijingTime.ts";
import type { AlipayClient } from "./AlipayClient.ts";

/** Largest page that Alipay returns. */
const pageSize = 2000;

/**
 * Reads the payments and refunds in the merchant's account with Alipay.
 *
 * @see https://opendocs.alipay.com/open/02awe4
 */
export async function readAlipayStatement(
  client: AlipayClient,
  { from, to }: { from: Date; to: Date },
  signal: AbortSignal,
): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client.call(
      "alipay.data.bill.accountlog.query",
      {
        start_time: toBeijing(from),
        end_time: toBeijing(to),
        page_no: String(page),
        page_size: String(pageSize),
      },
      signal,
    );
    const details = Array.isArray(answer.detail_list) ? answer.detail_list : [];
    for (const detail of details) {
      const line = isObject(detail) ? toLine(detail) : null;
      if (line) lines.push(line);
    }
    if (details.length < pageSize) return lines;
  }
}

/** Converts an entry of the account; null for fees and transfers. */
function toLine(entry: Answer): StatementLine | null {
  const refund = findText(entry, "merchant_out_refund_no");
  const isPayment = entry.type === "交易" && entry.direction === "收入";
  if (refund === null && !isPayment) return null;

  const amount = toCents(getText(entry, "trans_amount").replace(/^-/, ""));
  const at = fromBeijing(getText(entry, "trans_dt"));
  if (amount === null || at === null) throw new ProviderError("the statement has another format");
  // Alipay gives a refund no number of its own.
  if (refund !== null) return { kind: "refund", number: refund, txn: refund, amount, at };
  const number = findText(entry, "merchant_order_no") ?? "";
  return { kind: "payment", number, txn: getText(entry, "alipay_order_no"), amount, at };
}
