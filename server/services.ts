import { createWebhookSender } from "../adapters/webhookSender.ts";
import { holderNotices } from "../core/accounts/server/holderNotices.ts";
import { invitations } from "../core/accounts/server/invitations.ts";
import { type Consumer, eventConsumers } from "../core/events/server/defineConsumer.ts";
import type { Transports } from "../core/transport.ts";
import type { Database } from "../framework/server/database/openDatabase.ts";
import { memberSessions } from "../framework/server/memberSessions.ts";
import { provide, Services } from "../framework/server/services.ts";
import { Sessions } from "../framework/server/session/sessions.ts";
import { Turns } from "../framework/server/session/turns.ts";
import { prepaidTenders, proofCheck, sandboxPayouts } from "../resources/finance/server.ts";
import { buyerSessionCache, findLevelSources, pointPayments } from "../resources/members/server.ts";
import { failedGroupHandler, refundHandler } from "../resources/orders/server.ts";
import {
  type ProviderRefundHandlers,
  paymentGateway,
  postingHandler,
  providerRefundHandlers,
  refundDispatcher,
  requestProviderRefund,
} from "../resources/payments/server.ts";
import { messageTransports } from "../resources/platform/server.ts";
import { type SourceFinder, sourceFinders } from "../resources/pricing/server.ts";
import {
  cardRefunds,
  endCardPayments,
  findCouponSources,
  findFlashSource,
  findFreeDeliverySources,
  findGroupSource,
  findPlatformCouponSources,
  findPointSource,
  findVoucherSources,
  giftCardPayments,
} from "../resources/promotions/server.ts";
import { apiKeyCache, webhookSender } from "../resources/shop/server.ts";
import { consumers } from "./consumers.ts";
import { dispatchDueRefunds } from "./payments/dispatchDueRefunds.ts";
import { dispatchRefund } from "./payments/dispatchRefund.ts";
import { createPayments, type Payments, type PayOptions } from "./payments/pay.ts";
import { paymentProviders } from "./payments/paymentProviders.ts";
import { readProviderStatements } from "./payments/readProviderStatements.ts";
import { endPayments } from "./payments/reconcile.ts";
import { reconcilePayments } from "./payments/reconcilePayments.ts";
import { readSession, type Session } from "./session/session.ts";
import { createInvite } from "./signIn/invitation.ts";
import { notifyHolder } from "./signIn/notifyHolder.ts";
import { createProofCheck } from "./signIn/payPassword.ts";
import { ApiKeys } from "./storefront/apiKeys.ts";
import { BuyerSessions } from "./storefront/buyerSessions.ts";

/** Log of an app. Fields are those of Pino: an error is `err`. */
export interface AppLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface AppServicesOptions {
  database: Database;
  log: AppLog;
  /** Whether the app is a demonstration; defaults to false. */
  demo?: boolean;
  /** Transports for e-mails and text messages; when omitted, messages are only stored. */
  transports?: Transports;
  /** The address of the server in messages, without a slash at its end. */
  address?: string;
  /** Payment providers and refund dispatch. */
  pay?: PayOptions;
  /** Whether webhooks may be sent to private networks. */
  privateWebhooks?: boolean;
  /** Consumers of domain events; defaults to those of the app. */
  consumers?: readonly Consumer[];
  /** Further sources of prices, for tests. */
  sourceFinders?: readonly SourceFinder[];
}

/** Where `npm start` serves. */
const defaultAddress = "http://localhost:3000";

/** Services of an app: the container for its engine, and those that its routes use directly. */
export interface AppServices {
  services: Services;
  sessions: Sessions<Session>;
  buyerSessions: BuyerSessions;
  apiKeys: ApiKeys;
  proofTurns: Turns;
  payments: Payments;
}

/** What completes a provider refund, by its reason. */
const refundHandlers: ProviderRefundHandlers = {
  refund: refundHandler,
  groupFailed: failedGroupHandler,
  latePayment: postingHandler,
  duplicate: postingHandler,
  mismatch: postingHandler,
  outOfStock: postingHandler,
  overpaid: postingHandler,
  giftCardRefunded: postingHandler,
};

/**
 * Creates the services of one app. The server, the demo's fixtures and the tests all use this
 * function; two apps of one process share no service.
 */
export function createServices(options: AppServicesOptions): AppServices {
  const { database, log, demo = false, pay = {} } = options;
  const { pool } = database;
  const sessions = new Sessions(database, readSession);
  const buyerSessions = new BuyerSessions(database);
  const apiKeys = new ApiKeys(database);
  const proofTurns = new Turns();
  const payments = createPayments(pool, pay, log);
  const services = new Services([
    provide(memberSessions, sessions),
    provide(buyerSessionCache, buyerSessions),
    provide(apiKeyCache, apiKeys),
    provide(messageTransports, options.transports ?? {}),
    provide(holderNotices, (context, holder, notice, locale) =>
      notifyHolder(context, holder, locale, (messages) => messages[notice]()),
    ),
    provide(invitations, createInvite(options.address ?? defaultAddress)),
    provide(proofCheck, createProofCheck({ pool, proofTurns })),
    provide(paymentProviders, payments.providers),
    provide(paymentGateway, {
      endPayments,
      reconcilePayments,
      readStatements: readProviderStatements,
    }),
    provide(refundDispatcher, {
      sendsAtOnce: pay.sendAtOnce !== false,
      dispatch: dispatchRefund,
      dispatchDue: dispatchDueRefunds,
    }),
    provide(providerRefundHandlers, refundHandlers),
    provide(prepaidTenders, [giftCardPayments, pointPayments]),
    provide(endCardPayments, endPayments),
    provide(cardRefunds, requestProviderRefund),
    provide(webhookSender, createWebhookSender({ allowPrivate: options.privateWebhooks ?? false })),
    provide(eventConsumers, options.consumers ?? consumers),
    provide(sourceFinders, [
      findGroupSource,
      findFlashSource,
      findPointSource,
      findLevelSources,
      findCouponSources,
      findVoucherSources,
      findPlatformCouponSources,
      findFreeDeliverySources,
      ...(options.sourceFinders ?? []),
    ]),
    provide(sandboxPayouts, demo ? "allowed" : "rejected"),
  ]);
  return { services, sessions, buyerSessions, apiKeys, proofTurns, payments };
}
