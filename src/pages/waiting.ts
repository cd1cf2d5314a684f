import { type Actor, can, getRealm, type Resource } from "../../framework/schema/index.ts";

/**
 * Rows of a resource that wait for an action: a tab of its list, with a message of the dashboard.
 */
export interface Waiting {
  resource: string;
  tab: string;
  messages: string;
  /**
   * Actions on the rows, of which the actor needs any. Undefined where the rows only need to be
   * read.
   */
  actions?: readonly string[];
  /** The date field that contains the deadline. */
  due?: string;
}
export const allWaiting: readonly Waiting[] = [
  { resource: "orders", tab: "unshipped", messages: "unshipped", actions: ["ship"] },
  { resource: "refunds", tab: "applying", messages: "refunds", actions: ["agree", "refuse"] },
  {
    resource: "refunds",
    tab: "returned",
    messages: "returned",
    actions: ["confirmReceive", "refuseReturn"],
  },
  {
    resource: "settlementDays",
    tab: "issued",
    messages: "statements",
    actions: ["confirm", "dispute"],
  },
  {
    resource: "refundInterventions",
    tab: "intervention",
    messages: "disputes",
    actions: ["platformAgree", "platformReject"],
  },
  { resource: "dayDisputes", tab: "disputed", messages: "disputedDays", actions: ["answer"] },
  { resource: "monthDisputes", tab: "disputed", messages: "disputedMonths", actions: ["answer"] },
  {
    resource: "payouts",
    tab: "applying",
    messages: "payouts",
    actions: ["setReviewing", "reject"],
  },
  { resource: "payouts", tab: "awaitingPayout", messages: "payingOut", actions: ["setDoing"] },
  {
    resource: "withdrawAccountReviews",
    tab: "pending",
    messages: "accounts",
    actions: ["approve", "reject"],
  },
  {
    resource: "shopReviews",
    tab: "reviewing",
    messages: "applications",
    actions: ["approve", "reject"],
    due: "deadline",
  },
  {
    resource: "moneyBacks",
    tab: "requiresAction",
    messages: "declinedRefunds",
    actions: ["payToWallet", "markTransferred"],
  },
  {
    resource: "moneyBacks",
    tab: "paidTwice",
    messages: "refundsPaidTwice",
    actions: ["recoverFromBalance", "writeOff"],
  },
  { resource: "moneyBacks", tab: "failed", messages: "moneyBacks", actions: ["retry"] },
  { resource: "outbox", tab: "failed", messages: "letters" },
  { resource: "subAccounts", tab: "frozen", messages: "frozen", actions: ["unfreeze"] },
];

/** Returns the tasks that the actor's role may read and act on. */
export function listWaiting(actor: Actor, resources: readonly Resource[]): [Resource, Waiting][] {
  return allWaiting.flatMap((waiting): [Resource, Waiting][] => {
    const resource = resources.find(({ name }) => name === waiting.resource);
    if (!resource || getRealm(resource) !== actor.realm || !can(actor, resource, "view")) return [];
    const { actions } = waiting;
    return !actions || actions.some((action) => can(actor, resource, action))
      ? [[resource, waiting]]
      : [];
  });
}
