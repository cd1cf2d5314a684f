import type { RefundState } from "./refundFields.ts";

type Instant = string | Date | null | undefined;
export interface Waiting {
  status?: RefundState | null;
  payState?: string | null;
  autoAgreeTime?: Instant;
  buyerSendTime?: Instant;
  sellerConfirmTime?: Instant;
  askExpiredTime?: Instant;
  platformAskedTime?: Instant;
  offerExpiredTime?: Instant;
}
export type DeadlineKind = "agree" | "offer" | "send" | "confirm" | "ask";

/** Returns what a refund waits for and its deadline; null once it is being paid. */
export function findDeadline(
  refund: Waiting,
  now = new Date(),
): { key: DeadlineKind; at: string } | null {
  const { status, payState } = refund;
  const until = (key: DeadlineKind, at: Instant) =>
    at ? { key, at: new Date(at).toISOString() } : null;
  if (payState !== "none") return null;
  if (status === "applying") return until("agree", refund.autoAgreeTime);
  if (status === "offered") return until("offer", refund.offerExpiredTime);
  if (status === "waitingReturn") return until("send", refund.buyerSendTime);
  if (status === "returned") return until("confirm", refund.sellerConfirmTime);
  // Past this deadline the buyer can no longer ask the platform, and nothing else happens.
  const askDeadline =
    status === "rejected" && !refund.platformAskedTime ? until("ask", refund.askExpiredTime) : null;
  return askDeadline && Date.parse(askDeadline.at) > now.getTime() ? askDeadline : null;
}
