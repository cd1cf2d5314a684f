import {
  choice,
  computed,
  dateTime,
  defineResource,
  foreignId,
  image,
  integer,
  longText,
  money,
  reference,
  rows,
  section,
} from "../../../framework/schema/index.ts";
import { saleCalls } from "./saleCalls.ts";

export const saleStates = ["planned", "running", "ended", "closed"] as const;
/** The states in which a sale has, or will have, a price of its own. */
export const liveStates = ["planned", "running"] as const;
const over = { status: ["ended", "closed"] } as const;

/** What one SKU costs in a sale, how many units of it are for sale, and how many were ordered. */
export const priceFields = {
  skuId: foreignId("skus", { required: true }),
  price: money({ required: true, min: 0.01 }),
  allocated: integer({ required: true, min: 1, max: 999_999 }),
  /** Maximum units of this SKU per buyer, within the limit of the sale. */
  limitNum: integer({ min: 1, max: 9999 }),
  /** Units of orders that are not cancelled. Only orders change it. */
  sold: integer({ default: 0, min: 0 }),
};

/**
 * Flash sales: the price of a product within a period, for a limited number of units. The clock
 * decides at checkout whether a sale applies; its state follows by a job.
 */
export const flashSales = defineResource("flashSales", {
  api: "member/seckill",
  route: "/promotion/seckill",
  access: "promotion:seckill",
  owner: "shop",
  trash: false,
  operations: ["create", "edit", "delete", "export"],
  fields: {
    mainImg: computed(image()),
    goods: reference("goods", { required: true, createOnly: true, filter: true }),
    seckillBeginTime: dateTime({
      required: true,
      filter: true,
      sortable: true,
      lockedWhen: { status: ["running", "ended", "closed"] },
    }),
    seckillEndTime: dateTime({
      required: true,
      filter: true,
      sortable: true,
      lockedWhen: over,
    }),
    seckillLimitNum: integer({
      required: true,
      default: 0,
      min: 0,
      max: 9999,
      help: true,
      lockedWhen: over,
    }),
    priceFormList: rows(priceFields, {
      required: true,
      min: 1,
      max: 500,
      label: "skuId",
      help: true,
      lockedWhen: over,
    }),
    /** The shop's internal note. */
    remark: longText({ max: 500 }),
    status: choice(saleStates, { default: "planned", filter: true, readOnly: true }),
    closedTime: dateTime({ readOnly: true }),
    /** When a job moves it to its next state; empty once it is over. */
    dueTime: dateTime({ readOnly: true, filter: true, index: "everywhere", access: "platform" }),
    /** The lowest price of its SKUs. */
    lowestPrice: computed(money()),
    allocatedTotal: computed(integer()),
    soldTotal: computed(integer()),
  },
  label: "goods",
  stages: {
    planned: "notStarted",
    running: "underWay",
    ended: "reached",
    closed: "ended",
  },
  externalTransitions: ["running", "ended"],
  list: {
    columns: [
      "mainImg",
      "goods",
      "status",
      "seckillBeginTime",
      "seckillEndTime",
      "lowestPrice",
      "soldTotal",
      "seckillLimitNum",
      "addTime",
    ],
    hidden: ["addTime"],
    priority: { seckillBeginTime: 1, seckillEndTime: 1, soldTotal: 1, seckillLimitNum: 3 },
    phone: { figure: "lowestPrice", period: ["seckillBeginTime", "seckillEndTime"] },
    select: ["allocatedTotal", "closedTime"],
    sort: ["seckillBeginTime", "desc"],
    tabs: "status",
  },
  deletableWhen: { status: ["planned", "ended", "closed"] },
  measures: ["soldTotal", "allocatedTotal", "lowestPrice"],
  facts: ["seckillBeginTime", "seckillEndTime", "seckillLimitNum"],
  form: [
    section("main", ["goods"]),
    section("period", ["seckillBeginTime", "seckillEndTime"]),
    section("prices", ["priceFormList"]),
    section("limits", ["seckillLimitNum", "remark"]),
    section("outcome", [], { place: "rail" }),
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
      if: (row, _actor, now) => row.seckillEndTime.moreThan(now),
    },
  },
  calls: saleCalls,
  jobs: ["moveFlashSales"],
});
