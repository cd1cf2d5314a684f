import type { StoredEvent } from "../../../../core/events/server/defineConsumer.ts";
import type { MailKind } from "../mailTexts.ts";

/** Returns the mail about an event that the owner of the shop receives; null where none is due. */
export function toMailKind({ topic, actor }: StoredEvent): MailKind | null {
  switch (topic) {
    case "withdrawal.paid":
      return "withdrawalPaid";
    case "withdrawal.returned":
      // Its own cancellation is no news to a shop.
      return actor.kind === "staff" ? null : "withdrawalReturned";
    case "shop.approved":
      return "shopApproved";
    case "shop.declined":
      return "shopDeclined";
    case "shop.closed":
      return "shopClosed";
    case "shop.reopened":
      return "shopReopened";
    case "webhook.disabled":
      return "webhookDisabled";
    case "refund.escalated":
      return "refundEscalated";
    // The platform agrees to a refund or closes it only to decide a dispute.
    case "refund.agreed":
      return actor.kind === "platform" ? "disputeLost" : null;
    case "refund.closed":
      return actor.kind === "platform" ? "disputeWon" : null;
    default:
      return null;
  }
}
