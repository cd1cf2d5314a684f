import { type Actor, may, type Resource, realmOf } from "../../framework/schema/index.ts";

/** Rows of a resource that wait for somebody: a tab of its list, under a sentence of the dashboard's. */
export interface Waiting {
  resource: string;
  tab: string;
  words: string;
  /** What is done with the rows: any of these actions. None where looking at them is all there is. */
  actions?: readonly string[];
  /** The date by which each should be done. */
  due?: string;
}
export const allWaiting: readonly Waiting[] = [
  { resource: "orders", tab: "unshipped", words: "unshipped", actions: ["ship"] },
  { resource: "refunds", tab: "applying", words: "refunds", actions: ["agree", "refuse"] },
  { resource: "refunds", tab: "returned", words: "returned", actions: ["confirmReceive", "refuseReturn"] },
  { resource: "settlementDays", tab: "issued", words: "statements", actions: ["confirm", "dispute"] },
  {
    resource: "refundInterventions",
    tab: "intervention",
    words: "disputes",
    actions: ["platformAgree", "platformReject"],
  },
  { resource: "dayDisputes", tab: "disputed", words: "disputedDays", actions: ["answer"] },
  { resource: "monthDisputes", tab: "disputed", words: "disputedMonths", actions: ["answer"] },
  { resource: "payouts", tab: "applying", words: "payouts", actions: ["setReviewing", "reject"] },
  { resource: "payouts", tab: "awaitingPayout", words: "payingOut", actions: ["setDoing"] },
  { resource: "withdrawAccountReviews", tab: "pending", words: "accounts", actions: ["approve", "reject"] },
  { resource: "shopReviews", tab: "reviewing", words: "applications", actions: ["approve", "reject"], due: "deadline" },
  {
    resource: "moneyBacks",
    tab: "requiresAction",
    words: "declinedRefunds",
    actions: ["payToWallet", "markTransferred"],
  },
  {
    resource: "moneyBacks",
    tab: "paidTwice",
    words: "refundsPaidTwice",
    actions: ["recoverFromBalance", "writeOff"],
  },
  { resource: "moneyBacks", tab: "failed", words: "moneyBacks", actions: ["retry"] },
  { resource: "outbox", tab: "failed", words: "letters" },
  { resource: "subAccounts", tab: "frozen", words: "frozen", actions: ["unfreeze"] },
];

/** What may wait for the actor: only what their role lets them look at and act on. */
export function waitingFor(actor: Actor, resources: readonly Resource[]): [Resource, Waiting][] {
  return allWaiting.flatMap((waiting): [Resource, Waiting][] => {
    const resource = resources.find(({ name }) => name === waiting.resource);
    if (!resource || realmOf(resource) !== actor.realm || !may(actor, resource, "view")) return [];
    const { actions } = waiting;
    return !actions || actions.some((action) => may(actor, resource, action)) ? [[resource, waiting]] : [];
  });
}
