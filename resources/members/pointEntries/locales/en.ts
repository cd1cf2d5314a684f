import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { pointEntries } from "../pointEntries.ts";

const messages: ResourceMessages<typeof pointEntries> = {
  name: "Points entry |||| Points history",
  fields: {
    memberId: "Customer ID",
    memberName: "Customer",
    type: "Type",
    inOut: "Direction",
    amount: "Points",
    change: "Change",
    before: "Before",
    after: "Balance",
    shortfall: "Not available",
    value: "Worth",
    rate: "Points per A$1.00",
    levelRate: "Level rate",
    inviteeId: "Invited customer",
    day: "Day",
    orderId: "Order ID",
    orderNo: "Order reference",
    order: "Order",
    reason: "Reason",
  },
  choices: {
    type: {
      sign: "Check-in",
      consume: "Purchase",
      refund: "Refund",
      recovered: "Owed points recovered",
      returned: "Returned by a refund",
      exchange: "Redeemed",
      adminIn: "Added by staff",
      adminOut: "Removed by staff",
      expire: "Expired",
      revalued: "Value changed",
      invite: "Invitation",
      birthday: "Birthday",
    },
    inOut: { in: "Added", out: "Removed" },
  },
  groups: { main: "Points", earned: "Source" },
  jobs: {
    expirePoints: "Expire points",
    revaluePoints: "Revalue points",
    giveBirthdayPoints: "Give birthday points",
  },
  empty: "Points will appear here once customers earn them.",
};
export default messages;
