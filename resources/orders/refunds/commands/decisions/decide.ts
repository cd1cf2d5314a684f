import { addDays } from "../../../../../core/server/transactionContext.ts";
import { buildDecision } from "./buildDecision.ts";
import { decideIssue } from "./decideIssue.ts";
import { decideAcceptance, decideOffer, declineOffer, expireOffer } from "./decideOffer.ts";
import {
  decideCompletion,
  decidePaymentDecline,
  decidePaymentFailure,
  decideRetry,
} from "./decidePayment.ts";
import {
  decideAgreement,
  decideDismissal,
  decideEscalation,
  decideReceipt,
  decideRejection,
  decideReturn,
  decideRuling,
  decideWithdrawal,
} from "./decideRequest.ts";
import type { RefundCommand, RefundDecision } from "./decision.ts";
import type { RefundCase } from "./refundCase.ts";

/**
 * Decides a command on a refund from what was read of it: the new values, what is paid and posted,
 * what returns to stock, and what is logged. Reads and writes nothing; null where nothing changes.
 *
 * @throws {DomainError} `refund.statusNotAllowed` when the refund's state does not allow it.
 * @throws {DomainError} `refund.inProgress` when the refund is being paid.
 */
export function decide(found: RefundCase, command: RefundCommand): RefundDecision | null {
  switch (command.kind) {
    case "agree":
      return decideAgreement(found);
    case "refuse":
    case "refuseReturn":
      return decideRejection(found, command);
    case "confirmReturn":
      return decideReceipt(found, command);
    case "submitReturn":
      return decideReturn(found, command);
    case "askPlatform":
      return decideEscalation(found, command);
    case "withdraw":
      return decideWithdrawal(found);
    case "ruleForBuyer":
      return decideRuling(found, command);
    case "ruleForShop":
      return decideDismissal(found, command);
    case "postponeAgreement":
      return buildDecision(
        found,
        { autoAgreeTime: addDays(found.now, 1).toISOString() },
        { log: "postponed" },
      );
    case "closeUnreturned":
      return buildDecision(found, { status: "closed" }, { log: "timedOut", event: "refundClosed" });
    case "offer":
      return decideOffer(found, command);
    case "acceptOffer":
      return decideAcceptance(found);
    case "declineOffer":
      return declineOffer(found, command);
    case "expireOffer":
      return expireOffer(found);
    case "issue":
      return decideIssue(found, command);
    case "complete":
      return decideCompletion(found, command);
    case "failPayment":
      return decidePaymentFailure(found, command);
    case "declinePayment":
      return decidePaymentDecline(found, command);
    case "retryPayment":
      return decideRetry(found);
  }
}
