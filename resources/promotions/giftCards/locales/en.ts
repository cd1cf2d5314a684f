import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { giftCards } from "../giftCards.ts";

const lastDay = "Valid until";
const kind = { sold: "Sold", promotional: "Promotional" };

const messages: ResourceMessages<typeof giftCards> = {
  name: "Gift card |||| Gift cards",
  jobs: { expireGiftCards: "Expire gift cards" },
  fields: {
    code: "Code",
    kind: "Type",
    status: "Status",
    balance: "Balance",
    initial: "Initial value",
    reserved: "On hold",
    lastDay,
    endsAt: "Expires",
    memberId: "Customer",
    memberName: "Customer",
    batch: "Batch",
    note: "Internal note",
    blockReason: "Reason",
    lastUsedAt: "Last used",
    entries: "Activity",
    holds: "Held for payments",
  },
  choices: {
    kind,
    status: {
      active: "Active",
      usedUp: "Used up",
      expired: "Expired",
      deactivated: "Deactivated",
    },
  },
  rows: {
    entries: {
      at: "Time",
      type: "Activity",
      amount: "Amount",
      balanceAfter: "Balance",
      orderId: "Order",
      orderNo: "Order",
      refNo: "Reference",
      byName: "By",
      reason: "Reason",
    },
    holds: {
      payOrderId: "Payment",
      amount: "Amount",
      captured: "Paid",
      status: "Status",
    },
  },
  rowChoices: {
    entries: {
      type: {
        issued: "Issued",
        bought: "Bought at the storefront",
        refunded: "Refunded to the buyer",
        sent: "Sent to customer",
        usedInOrder: "Used in an order",
        refundedInOrder: "Refunded",
        paidToBalance: "Paid to the customer's balance",
        balanceAdjusted: "Balance adjusted",
        expiryUpdated: "Extended",
        deactivated: "Deactivated",
        activated: "Activated",
        expired: "Expired",
      },
    },
    holds: { status: { held: "On hold", captured: "Paid", released: "Released" } },
  },
  groups: { main: "Gift card", entries: "Activity", notes: "Notes" },
  operations: { issue: "Issue", find: "Look up a code" },
  actions: {
    send: "Send to customer",
    extend: "Extend",
    adjust: "Adjust balance",
    deactivate: "Deactivate",
    activate: "Activate",
  },
  titles: {
    send: "Send gift card %{what}",
    extend: "Extend gift card %{what}",
    adjust: "Adjust balance of %{what}",
    deactivate: "Deactivate gift card %{what}?",
    activate: "Activate gift card %{what}?",
  },
  done: {
    send: "Gift card sent",
    extend: "Gift card extended",
    adjust: "Balance adjusted",
    deactivate: "Gift card deactivated |||| %{smart_count} gift cards deactivated",
    activate: "Gift card activated |||| %{smart_count} gift cards activated",
  },
  did: {
    send: "sent gift card %{name}",
    extend: "extended gift card %{name}",
    adjust: "adjusted the balance of gift card %{name}",
    deactivate: "deactivated gift card %{name}",
    activate: "activated gift card %{name}",
  },
  consequences: {
    send: "They will see it in their account and can pay with it without the code. Nobody else can use it.",
    extend: "Customers can pay with it until the end of the day that you choose.",
    adjust: "The difference is taken from your available balance, or returned to it.",
    deactivate:
      "Customers can't pay with it until you activate it again. Unpaid orders that already use it aren't affected.",
  },
  help: { lastDay: "Pays until the end of this day, in your store's time zone." },
  inputs: {
    send: { memberId: "Customer" },
    extend: { lastDay },
    adjust: { change: "Change (negative to reduce)", reason: "Reason" },
    deactivate: { reason: "Reason" },
    issue: {
      kind: "Type",
      amount: "Value of each card",
      count: "Number of cards",
      lastDay,
      batch: "Batch",
      memberId: "Customer",
    },
    find: { code: "Code" },
    getEvents: { id: "Gift card" },
    getBuyers: { name: "Name" },
  },
  inputChoices: { issue: { kind } },
  errors: {
    notSold: "This store doesn't sell gift cards",
    codeShown: "The code of this gift card has been shown already",
    nothingToRefund:
      "There is nothing to refund: the gift card is used up, has expired, or an unpaid order holds some of it",
    notUsable: "This gift card can't be used",
    insufficientFunds: "Your available balance is too low to cover the gift cards",
    soldNotReduced: "The balance of a sold gift card can't be reduced",
    changeExceedsBalance: "Enter a change that leaves at least what is on hold",
    notExtended: "Choose a day after the current one",
  },
  validation: {
    ended: "Choose a day in the future",
    soldTooShort: "Sold gift cards must be valid for at least %{years} years",
    notOwnBuyer: "Choose a customer who has ordered from your store",
  },
  screen: {
    issue: {
      open: "Issue gift cards",
      title: "Issue gift cards",
      submit: "Issue",
      total:
        "%{amount} will be taken from your available balance. What expires unused is returned.",
      paysFor: "The value is taken from your available balance. What expires unused is returned.",
    },
    issued: {
      title: "Gift card issued |||| %{smart_count} gift cards issued",
      once: "This is the only time we'll show the codes. Copy or download them now.",
      download: "Download CSV",
      copy: "Copy",
    },
    find: {
      open: "Look up a code",
      title: "Look up a gift card",
      submit: "Look up",
      view: "View gift card",
      reasons: {
        pays: "Customers can pay with this gift card.",
        unknown: "No gift card of your store has this code.",
        usedUp: "Nothing is left on this gift card.",
        expired: "This gift card has expired.",
        deactivated: "This gift card is deactivated.",
        held: "Unpaid orders hold the whole balance of this gift card.",
      },
    },
    send: {
      search: "Search customers",
      none: "No customers found",
      orders: "%{smart_count} order |||| %{smart_count} orders",
    },
  },
  empty: "Issue gift cards that customers can spend in your store.",
};
export default messages;
