import { type Actor, canOpen, getRealm, type Resource } from "../framework/schema/index.ts";

/**
 * The kinds of notices for a shop or the platform, each with its wire number and the resource that
 * it refers to. Only members who may open that resource are notified.
 */
export const noticeKinds = {
  withdrawPaid: { type: 1, about: "withdrawals" },
  withdrawBack: { type: 1, about: "withdrawals" },
  dayAnswered: { type: 1, about: "settlementDays" },
  monthAnswered: { type: 1, about: "settlementMonths" },
  orderPaid: { type: 2, about: "orders" },
  refundAsked: { type: 3, about: "refunds" },
  offerDeclined: { type: 3, about: "refunds" },
  refundEscalated: { type: 3, about: "refunds" },
  goodsSentBack: { type: 4, about: "refunds" },
  shopClosed: { type: 7, about: "shopInfo" },
  shopReopened: { type: 7, about: "shopInfo" },
  webhookDisabled: { type: 6, about: "webhooks" },
  refundDeclined: { type: 5, about: "moneyBacks" },
  refundPaidTwice: { type: 5, about: "moneyBacks" },
} as const;
export type PlatformNoticeKind = "refundDeclined" | "refundPaidTwice";
export const isPlatformNotice = (kind: string): kind is PlatformNoticeKind =>
  kind === "refundDeclined" || kind === "refundPaidTwice";
/** The kind of a notice. */
export type NoticeKind = keyof typeof noticeKinds;
const isKind = (name: string): name is NoticeKind => Object.hasOwn(noticeKinds, name);

/** Returns the kinds that an actor receives. */
export const listNoticeKinds = (actor: Actor, resources: readonly Resource[]): NoticeKind[] =>
  Object.keys(noticeKinds)
    .filter(isKind)
    .filter((kind) => {
      const about = resources.find(({ name }) => name === noticeKinds[kind].about);
      return about !== undefined && getRealm(about) === actor.realm && canOpen(actor, about);
    });
