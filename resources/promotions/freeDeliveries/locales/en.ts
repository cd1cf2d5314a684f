import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { freeDeliveries } from "../freeDeliveries.ts";

const messages: ResourceMessages<typeof freeDeliveries> = {
  name: "Free shipping rule |||| Free shipping rules",
  fields: {
    name: "Name",
    minAmount: "Minimum spend",
    regions: "Regions",
    cateIds: "Categories",
    begin: "First day",
    end: "Last day",
    remark: "Internal note",
    status: "Status",
    startsAt: "Starts",
    endsAt: "Ends",
    closedTime: "Ended early",
    dueTime: "Next status change",
    usedNum: "Orders",
    saved: "Shipping waived",
  },
  choices: {
    status: { planned: "Scheduled", running: "Running", ended: "Ended", closed: "Ended early" },
  },
  groups: {
    main: "Offer",
    scope: "Where it applies",
    period: "Period",
    example: "What customers read",
  },
  help: {
    name: "Customers see it on their order beside the shipping cost.",
    minAmount: "What the covered products must cost after discounts. Enter 0 for no minimum.",
    cateIds:
      "Includes subcategories. Products that ship together are free only if all of them are covered.",
    end: "Leave blank to run it until you end it.",
  },
  locked: {
    regions: "This rule is over.",
    minAmount: "This rule is over.",
    cateIds: "This rule is over.",
    begin: "This rule is over.",
    end: "This rule is over.",
  },
  actions: { close: "End now", reopen: "Resume" },
  titles: { close: "End free shipping rule now?", reopen: "Resume free shipping rule?" },
  consequences: {
    close: "Customers pay for shipping again. Orders already placed keep their free shipping.",
  },
  done: { close: "Free shipping rule ended", reopen: "Free shipping rule resumed" },
  doneNamed: {
    close: "Free shipping rule “%{name}” ended",
    reopen: "Free shipping rule “%{name}” resumed",
  },
  did: {
    close: "ended the free shipping rule “%{name}”",
    reopen: "resumed the free shipping rule “%{name}”",
  },
  jobs: { moveFreeDeliveries: "Start and end free shipping rules" },
  validation: {
    endBeforeBegin: "Choose a last day that isn't before the first day",
    endPast: "Choose a last day that isn't in the past",
  },
  screen: {
    everywhere: "All regions",
    noEnd: "No end",
    regionsTitle: "Regions with free shipping",
    regionsHelp: "Leave blank for all regions that you ship to.",
    fromAmount: "Free shipping from %{amount}",
    always: "Free shipping",
    missing: "Spend %{amount} more for free shipping.",
    overlaps:
      "“%{name}” runs at the same time. An order gets one rule: the one that saves the most. |||| “%{name}” and %{others} more run at the same time. An order gets one rule: the one that saves the most.",
    view: "View rules",
  },
  empty:
    "Free shipping rules waive the shipping cost from an amount, in some regions or for some categories. Create your first rule.",
};
export default messages;
