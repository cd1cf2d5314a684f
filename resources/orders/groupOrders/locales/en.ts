import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { groupOrders } from "../groupOrders.ts";

const payStates = { paid: "Paid", refunding: "Refund in progress", refunded: "Refunded" };
const members = {
  orderId: "Order",
  orderNo: "Order no.",
  memberId: "Customer ID",
  memberName: "Customer",
  leader: "Leader",
  skuName: "Variant",
  qty: "Quantity",
  payPrice: "Paid",
  payStatus: "Payment",
  joinedAt: "Joined",
};

const messages: ResourceMessages<typeof groupOrders> = {
  name: "Group-buy order |||| Group-buy orders",
  jobs: { expireGroups: "End incomplete groups" },
  fields: {
    groupNo: "Group no.",
    orderId: "Leader's order",
    leaderOrderNo: "Leader's order no.",
    orderNumber: "Leader's order",
    orderNos: "Orders",
    activityId: "Group deal ID",
    goodsId: "Product ID",
    goodsName: "Product",
    mainImg: "Image",
    leaderId: "Leader ID",
    leaderName: "Leader",
    groupType: "Type",
    originalPrice: "Regular price",
    groupPrice: "Group price",
    discounts: "Price (% of regular)",
    groupNum: "Group size",
    haveNum: "Joined",
    endTime: "Ends",
    closedTime: "Ended",
    status: "Status",
    payStatus: "Payment",
    members: "Members",
    prices: "Group prices",
  },
  choices: {
    groupType: { ordinary: "Standard", ladder: "Tiered" },
    status: { ongoing: "In progress", succeeded: "Completed", failed: "Not filled" },
    payStatus: payStates,
  },
  groups: { main: "Group-buy order" },
  rows: { members, prices: { skuId: "SKU ID", price: "Price" } },
  rowChoices: { members: { payStatus: payStates } },
  inputs: { getMemberList: { orderNo: "Order no." } },
  errors: {
    soldInGroupsOnly: "%{goods} is only available as a group buy",
    notOffered: "This product is no longer available as a group buy",
    isOwn: "You can't join your own group. Share it with others.",
    alreadyJoined: "You've already joined this group",
    full: "This group is full",
    ended: "This group has ended",
    limitReached: "Limit of 1 order per customer |||| Limit of %{smart_count} orders per customer",
  },
  validation: {
    oneProduct: "A group-buy order can contain only one product",
    noSuchStep: "Choose a group size of %{nums}",
    unknown: "This group doesn't exist for this product",
  },
  screen: {
    discount: "Discount",
    off: "%{percent} off",
    begun: "Started",
    left: "%{time} left",
    ending: "Ending now",
    days: "1 day |||| %{smart_count} days",
    hours: "1 hour |||| %{smart_count} hours",
    minutes: "1 min |||| %{smart_count} min",
    waits:
      "You can ship the orders once the group is full. If it isn't full by %{at}, all orders will be cancelled and refunded.",
    goBack: "Customers will be refunded in full, including shipping.",
  },
  empty: "Group-buy orders will appear here once the first order in a group deal is paid.",
};
export default messages;
