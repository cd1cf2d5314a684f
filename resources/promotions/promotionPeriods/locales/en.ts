import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { promotionPeriods } from "../promotionPeriods.ts";
import { whatIf } from "./screen/en.ts";

const messages: ResourceMessages<typeof promotionPeriods> = {
  name: "Promotion |||| Validity",
  fields: {
    name: "Promotion",
    kind: "Type",
    sourceId: "Promotion ID",
    status: "Status",
    startsAt: "Starts",
    endsAt: "Ends",
    endsSoon: "Ends within a week",
    conflicts: "Overlaps",
  },
  choices: {
    kind: {
      coupon: "Coupon",
      voucher: "Voucher",
      freeDelivery: "Free shipping",
      flashSale: "Flash sale",
      groupActivity: "Group deal",
      giftCard: "Gift card batch",
    },
    status: { planned: "Scheduled", running: "Running", ended: "Ended", closed: "Ended early" },
  },
  views: { whatIf: "What-if" },
  tabs: { endingSoon: "Ending soon", running: "Running", planned: "Scheduled", over: "Over" },
  actions: { extend: "Extend", endNow: "End now" },
  titles: { extend: "Extend %{what}", endNow: "End %{what} now?" },
  consequences: {
    endNow:
      "Customers can't get it any more. Orders already placed keep their price, and claimed coupons stay valid.",
  },
  done: { extend: "Promotion extended", endNow: "Promotion ended" },
  doneNamed: { extend: "“%{name}” extended", endNow: "“%{name}” ended" },
  did: { extend: "extended “%{name}”", endNow: "ended “%{name}”" },
  inputs: {
    extend: { end: "New last day" },
    getWhatIf: { cart: "Order" },
    getPastOrder: { number: "Order number" },
  },
  errors: { withoutEnd: "This promotion has no end date" },
  validation: { notLater: "Choose a day after the current last day" },
  screen: {
    whatIf,
    noEnd: "No end",
    left: {
      today: "Ends today",
      days: "Ends in 1 day |||| Ends in %{smart_count} days",
    },
    conflict: {
      oneOfBoth: "An order gets only one of these: “%{name}”",
      both: "Adds to “%{name}”",
      more: "and 1 more |||| and %{smart_count} more",
    },
    calendar: {
      title: "Promotions calendar",
      days: "Days are those of your store's time zone.",
      earlier: "Earlier",
      later: "Later",
      today: "Today",
      range: "%{from} to %{to}",
      none: "Nothing runs in these weeks.",
      bar: "%{name}, %{kind}, %{from} to %{to}",
      barNoEnd: "%{name}, %{kind}, from %{from} with no end",
      overlaps: "overlaps another promotion",
    },
    extend: {
      now: "It ends on %{day}.",
      days: "1 day |||| %{smart_count} days",
      week: "1 week",
      until: "To %{day}",
      submit: "Extend to %{day}",
      claimed: "Claimed coupons keep their own validity.",
    },
  },
  empty: "Coupons, vouchers, sales and other promotions will appear here with their dates.",
};
export default messages;
