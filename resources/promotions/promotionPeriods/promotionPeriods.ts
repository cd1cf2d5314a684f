import {
  boolean,
  choice,
  computed,
  date,
  dateTime,
  defineResource,
  json,
  type Localized,
  localized,
  rowId,
} from "../../../framework/schema/index.ts";
import { whatIfCalls } from "../whatIf/whatIfCalls.ts";

/** In the order of their stages, and of the ids in the view. */
export const periodKinds = [
  "coupon",
  "voucher",
  "freeDelivery",
  "flashSale",
  "groupActivity",
  "giftCard",
] as const;
export type PeriodKind = (typeof periodKinds)[number];
export const periodStates = ["planned", "running", "ended", "closed"] as const;

/** Another promotion of the same products at the same time, and what customers get of the two. */
export interface Conflict {
  id: number;
  kind: PeriodKind;
  name: Localized;
  /** An order has one of the two, or both of them reduce the same products. */
  effect: "oneOfBoth" | "both";
}
const isConflicts = (value: unknown): value is Conflict[] => Array.isArray(value);

/**
 * The promotions of a shop of all kinds with their periods, by the end of each: what runs when. A
 * view has the rows; a promotion is extended and ended by its own command.
 */
export const promotionPeriods = defineResource("promotionPeriods", {
  api: "member/validity",
  route: "/promotion/validity",
  access: "promotion:validity",
  owner: "shop",
  table: "promotion_periods",
  trash: false,
  operations: [],
  fields: {
    name: localized({ readOnly: true }),
    kind: choice(periodKinds, { readOnly: true, filter: true, sortable: true }),
    /** The id of the promotion among those of its kind. */
    sourceId: rowId({ readOnly: true }),
    status: choice(periodStates, { readOnly: true, filter: true }),
    startsAt: dateTime({ readOnly: true, filter: true, sortable: true }),
    /** The first instant at which it no longer applies; empty without an end. */
    endsAt: dateTime({ readOnly: true, filter: true, sortable: true }),
    /** Whether it ends within a week. */
    endsSoon: boolean({ readOnly: true, filter: true }),
    conflicts: computed(json<Conflict[]>({ check: isConflicts })),
  },
  label: "name",
  stages: { planned: "notStarted", running: "underWay", ended: "reached", closed: "ended" },
  externalTransitions: ["planned", "running", "ended"],
  list: {
    columns: ["name", "kind", "status", "startsAt", "endsAt", "conflicts"],
    priority: { endsAt: 1, conflicts: 2 },
    select: ["sourceId", "endsSoon"],
    sort: ["endsAt", "asc"],
    tabs: {
      endingSoon: { endsSoon: true },
      running: { status: "running" },
      planned: { status: "planned" },
      over: { status: ["ended", "closed"] },
    },
  },
  views: {
    /** Tries promotions on a cart; its screen has no rows. */
    whatIf: {
      route: "/promotion/whatIf",
      access: "promotion:whatIf",
      tabs: ["running"],
      page: true,
    },
  },
  calls: whatIfCalls,
  actions: {
    extend: {
      from: ["planned", "running"],
      input: { end: date({ required: true }) },
      if: (row) => row.endsAt.isFilled(),
    },
    endNow: {
      from: ["planned", "running"],
      to: ["closed", "ended"],
      tone: "danger",
      confirm: true,
      if: (row) => row.kind.in(["coupon", "voucher", "freeDelivery", "flashSale"]),
    },
  },
});
