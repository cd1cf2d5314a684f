import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockEdits } from "../stockEdits.ts";

const messages: ResourceMessages<typeof stockEdits> = {
  locked: {
    warehouse: "A reviewed edit can't be changed. Write another one.",
    reason: "A reviewed edit can't be changed. Write another one.",
    lines: "A reviewed edit can't be changed. Write another one.",
  },
  name: "Stock edit |||| Stock edits",
  fields: {
    lines: "Changes",
    units: "Change",
    remark: "Note",
    authorName: "Edited by",
    reviewer: "Reviewed by",
    reviewedAt: "Reviewed",
    rejectReason: "Reason",
  },
  choices: {
    reason: {
      correction: "Correction",
      count: "Counted",
      received: "Received",
      returned: "Return restocked",
      damaged: "Damaged",
      theft: "Theft or loss",
      promotion: "Promotion or sample",
    },
    status: { pending: "To review", done: "Applied", rejected: "Declined", cancelled: "Cancelled" },
  },
  rows: {
    lines: {
      skuId: "Variant",
      locationId: "Location",
      num: "Change (+/−)",
      counted: "Or counted",
    },
  },
  rowCounts: { lines: "%{smart_count} change |||| %{smart_count} changes" },
  groups: { main: "Edit", lines: "Changes", notes: "Note" },
  actions: { approve: "Approve", reject: "Decline", cancel: "Cancel edit" },
  inputs: { reject: { reason: "Reason" } },
  titles: { approve: "Approve %{what}?", reject: "Decline %{what}?", cancel: "Cancel %{what}?" },
  consequences: {
    approve: "The stock at its locations changes by these numbers.",
    reject: "The stock stays as it is.",
    cancel: "The stock stays as it is.",
  },
  done: {
    approve: "Stock edit applied",
    reject: "Stock edit declined",
    cancel: "Stock edit cancelled",
  },
  did: {
    approve: "approved stock edit %{name}",
    reject: "declined stock edit %{name}",
    cancel: "cancelled stock edit %{name}",
  },
  toDo: {
    pending: "%{smart_count} stock edit to review |||| %{smart_count} stock edits to review",
  },
  validation: {
    otherWarehouse: "Choose a location in this warehouse",
    repeated: "This variant is already edited at this location",
    numOrCounted: "Enter a change, or the number counted",
    noChange: "The change can't be 0",
  },
  errors: {
    ownReview: "Somebody else has to review your edit.",
    notAuthor: "Only its author or the owner can cancel this edit.",
  },
  empty:
    "Correct stock here with a reason. Somebody else reviews each edit before the stock changes.",
};
export default messages;
