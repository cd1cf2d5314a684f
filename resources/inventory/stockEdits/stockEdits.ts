import { shopNumber } from "../../../core/shopNumbers.ts";
import {
  choice,
  dateTime,
  defineResource,
  integer,
  longText,
  type Match,
  reference,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const editReasons = [
  "correction",
  "count",
  "received",
  "returned",
  "damaged",
  "theft",
  "promotion",
] as const;
const maxUnits = 100_000;
/** What was decided about stays as it was. */
const lockedWhen: Match = { status: ["done", "rejected", "cancelled"] };

/**
 * A change of a SKU at a location: a difference, or the number that was counted there. The server
 * takes the difference of a counted number to what is on hand when the edit is saved.
 */
export const editLineFields = {
  skuId: reference("skus", { required: true }),
  locationId: reference("stockLocations", { required: true }),
  /** Positive adds, negative subtracts. */
  num: integer({ min: -maxUnits, max: maxUnits }),
  counted: integer({ min: 0, max: maxUnits }),
};

/**
 * Edits of the stock on hand with a reason. Somebody else than their author reviews them; only then
 * the stock changes, by the differences.
 */
export const stockEdits = defineResource("stockEdits", {
  api: "member/stockEdit",
  route: "/stock/editStock",
  access: "stock:editStock",
  owner: "shop",
  trash: false,
  operations: ["create", "edit", "export"],
  fields: {
    /** `SE-17`, counted in its shop. */
    number: shopNumber("stockEdit"),
    warehouse: reference("warehouses", { required: true, filter: true, lockedWhen }),
    reason: choice(editReasons, { required: true, filter: true, lockedWhen }),
    status: choice(["pending", "done", "rejected", "cancelled"], {
      default: "pending",
      filter: true,
      readOnly: true,
    }),
    lines: rows(editLineFields, { required: true, min: 1, max: 100, label: "skuId", lockedWhen }),
    /** The sum of the differences. */
    units: integer({ default: 0, readOnly: true }),
    remark: longText({ search: true, max: 500 }),
    authorName: text({ readOnly: true, max: 100 }),
    reviewer: text({ readOnly: true, max: 100 }),
    reviewedAt: dateTime({ readOnly: true, sortable: true }),
    rejectReason: text({ readOnly: true, visibleWhen: { status: "rejected" }, max: 200 }),
  },
  stages: {
    pending: { stage: "waiting", tone: "warning" },
    done: "reached",
    rejected: "ended",
    cancelled: "ended",
  },
  stateReasons: { rejected: ["rejectReason"] },
  list: {
    columns: [
      "number",
      "warehouse",
      "reason",
      "status",
      "units",
      "authorName",
      "addTime",
      "reviewer",
      "reviewedAt",
    ],
    hidden: ["reviewedAt"],
    phone: { title: "number", who: "reason", figure: "units" },
    sort: ["id", "desc"],
    tabs: "status",
  },
  toDo: { pending: { actions: ["approve"] } },
  facts: ["warehouse", "reason", "authorName", "reviewer"],
  form: [
    section("main", ["warehouse", "reason"]),
    section("lines", ["lines"]),
    section("notes", ["remark"], { place: "rail" }),
  ],
  actions: {
    approve: { from: ["pending"], to: "done", confirm: true, tone: "primary" },
    reject: {
      from: ["pending"],
      to: "rejected",
      tone: "danger",
      input: { reason: text({ required: true, max: 200 }) },
    },
    cancel: { from: ["pending"], to: "cancelled", confirm: true },
  },
});
