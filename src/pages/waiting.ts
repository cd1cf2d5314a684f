import { type Actor, may, type Resource, realmOf } from "../../framework/schema/index.ts";

/** Rows of a resource that wait for somebody: a tab of its list, under a sentence of the dashboard's. */
export interface Waiting {
  resource: string;
  tab: string;
  words: string;
  /** The date by which each should be done. */
  due?: string;
}
const all: readonly Waiting[] = [
  { resource: "orders", tab: "unshipped", words: "unshipped" },
  { resource: "refunds", tab: "applying", words: "refunds" },
  { resource: "refunds", tab: "returned", words: "returned" },
  { resource: "settlementDays", tab: "issued", words: "statements" },
  { resource: "refundInterventions", tab: "intervention", words: "disputes" },
  { resource: "dayDisputes", tab: "disputed", words: "disputedDays" },
  { resource: "monthDisputes", tab: "disputed", words: "disputedMonths" },
  { resource: "payouts", tab: "applying", words: "payouts" },
  { resource: "payouts", tab: "awaitingPayout", words: "payingOut" },
  { resource: "withdrawAccountReviews", tab: "pending", words: "accounts" },
  { resource: "shopReviews", tab: "reviewing", words: "applications", due: "deadline" },
  { resource: "moneyBacks", tab: "requiresAction", words: "declinedRefunds" },
  { resource: "moneyBacks", tab: "paidTwice", words: "refundsPaidTwice" },
  { resource: "moneyBacks", tab: "failed", words: "moneyBacks" },
  { resource: "outbox", tab: "failed", words: "letters" },
  { resource: "subAccounts", tab: "frozen", words: "frozen" },
];

/** What may wait for the actor: only what their role lets them look at. */
export function waitingFor(actor: Actor, resources: readonly Resource[]): [Resource, Waiting][] {
  return all.flatMap((waiting): [Resource, Waiting][] => {
    const resource = resources.find(({ name }) => name === waiting.resource);
    return resource && realmOf(resource) === actor.realm && may(actor, resource, "view") ? [[resource, waiting]] : [];
  });
}
