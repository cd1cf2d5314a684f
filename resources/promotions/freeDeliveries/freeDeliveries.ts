import {
  choice,
  computed,
  date,
  dateTime,
  defineResource,
  integer,
  json,
  longText,
  money,
  or,
  references,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { formatRegionCode, isRegions } from "../../freight/index.ts";

export const freeDeliveryStates = ["planned", "running", "ended", "closed"] as const;
/** The states in which a rule applies, or will apply. */
export const liveStates = ["planned", "running"] as const;
const lockedWhen = { status: ["ended", "closed"] } as const;

/**
 * Rules by which a shop delivers for free: from an amount, to some regions, for some categories,
 * within a period. The clock decides at checkout whether a rule applies; its state follows by a
 * job. An order has at most one, the one that saves most.
 */
export const freeDeliveries = defineResource("freeDeliveries", {
  api: "member/freeDelivery",
  route: "/promotion/freeDelivery",
  access: "promotion:freeDelivery",
  owner: "shop",
  trash: false,
  fields: {
    name: text({ required: true, max: 60, search: true, filter: true, sortable: true, help: true }),
    /** What the goods that it covers must cost at least, after all discounts. */
    minAmount: money({
      required: true,
      default: 0,
      min: 0,
      max: 999_999.99,
      sortable: true,
      help: true,
      lockedWhen,
    }),
    /** Empty for every region that the shop delivers to. */
    regions: json({
      check: isRegions,
      formatLine: (regions) => regions.map(formatRegionCode).join("; "),
      lockedWhen,
    }),
    /** Categories with their branches; empty for all products. */
    cateIds: references("categories", { max: 50, help: true, lockedWhen }),
    /** The first and the last day, in the shop's zone. */
    begin: date({ required: true, filter: true, lockedWhen }),
    end: date({ filter: true, help: true, lockedWhen }),
    /** The shop's internal note. */
    remark: longText({ max: 500 }),
    status: choice(freeDeliveryStates, { default: "planned", filter: true, readOnly: true }),
    /** The instants at which its days begin and end; without an end, `endsAt` is empty. */
    startsAt: dateTime({ readOnly: true, sortable: true }),
    endsAt: dateTime({ readOnly: true, sortable: true }),
    closedTime: dateTime({ readOnly: true }),
    /** When a job moves it to its next state. */
    dueTime: dateTime({ readOnly: true, filter: true, index: "everywhere", access: "platform" }),
    /** The orders that it delivered for free, without the cancelled ones, and what it took off. */
    usedNum: computed(integer()),
    saved: computed(money()),
  },
  label: "name",
  stages: { planned: "notStarted", running: "underWay", ended: "reached", closed: "ended" },
  externalTransitions: ["running", "ended"],
  list: {
    columns: [
      "name",
      "minAmount",
      "status",
      "regions",
      "startsAt",
      "endsAt",
      "usedNum",
      "saved",
      "addTime",
    ],
    hidden: ["addTime"],
    priority: { regions: 3 },
    phone: { figure: "minAmount", period: ["startsAt", "endsAt"] },
    select: ["cateIds", "begin", "end", "closedTime"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  measures: ["usedNum", "saved"],
  facts: ["minAmount", "begin", "end"],
  form: [
    section("main", ["name", "minAmount"]),
    section("scope", ["regions", "cateIds"]),
    section("period", ["begin", "end", "remark"]),
    section("example", [], { place: "rail" }),
  ],
  actions: {
    close: {
      from: ["planned", "running"],
      to: "closed",
      tone: "danger",
      confirm: true,
      undo: "reopen",
    },
    reopen: {
      from: ["closed"],
      to: ["planned", "running"],
      if: (row, _actor, now) => or(row.endsAt.isEmpty(), row.endsAt.moreThan(now)),
    },
  },
  jobs: ["moveFreeDeliveries"],
});
