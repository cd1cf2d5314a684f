import { createHash } from "node:crypto";
import { ProviderError, type StatementLine } from "../../../resources/payments/index.ts";
import { getText, toCents } from "../answerFields.ts";
import { fromBeijing, listBeijingDays, toBeijing } from "../beijingTime.ts";
import type { WechatClient } from "./WechatClient.ts";
import { hasCode } from "./wechatErrors.ts";

/** Reads WeChat Pay's bills of the days of a period. Today's bill is made tomorrow. */
export async function readWechatStatement(
  client: WechatClient,
  period: { from: Date; to: Date },
  signal: AbortSignal,
): Promise<StatementLine[]> {
  const today = toBeijing(new Date()).slice(0, 10);
  const lines: StatementLine[] = [];
  for (const day of listBeijingDays(period).filter((one) => one < today))
    lines.push(...parseBill(await readBill(client, day, signal)));
  return lines.filter(({ at }) => at >= period.from && at < period.to);
}

async function readBill(client: WechatClient, day: string, signal: AbortSignal): Promise<string> {
  const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`;
  try {
    const answer = await client.call({ method: "GET", path, signal });
    const bill = await client.download(getText(answer, "download_url"), signal);
    const hash = createHash("sha1").update(bill).digest("hex");
    if (hash !== getText(answer, "hash_value").toLowerCase())
      throw new ProviderError("the bill differs from its hash");
    return bill;
  } catch (error) {
    if (hasCode(error, "NOSTATEMENTEXIST")) return "";
    throw error;
  }
}

/** Columns of a bill by their headings. */
const columns = {
  at: "交易时间",
  txn: "微信订单号",
  number: "商户订单号",
  state: "交易状态",
  amount: "订单金额",
  refundTxn: "微信退款单号",
  refundNumber: "商户退款单号",
  refundAmount: "申请退款金额",
} as const;

/** Parses a bill: a heading, lines of values that begin with a back-tick, and two lines of sums. */
export function parseBill(bill: string): StatementLine[] {
  const [heading = "", ...rows] = bill.replace(/^\uFEFF/, "").split(/\r?\n/);
  const headings = heading.split(",");
  const lines: StatementLine[] = [];
  for (const row of rows) {
    if (!row.startsWith("`")) break;
    const values = row.slice(1).split(",`");
    const get = (name: keyof typeof columns) => values[headings.indexOf(columns[name])] ?? "";
    const isRefund = get("state") === "REFUND";
    const amount = toCents(get(isRefund ? "refundAmount" : "amount"));
    const at = fromBeijing(get("at"));
    if (amount === null || at === null) throw new ProviderError("the bill has another format");
    lines.push({
      kind: isRefund ? "refund" : "payment",
      number: get(isRefund ? "refundNumber" : "number"),
      txn: get(isRefund ? "refundTxn" : "txn"),
      amount,
      at,
    });
  }
  return lines;
}
