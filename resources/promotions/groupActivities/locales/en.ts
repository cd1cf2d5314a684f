import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { groupActivities } from "../groupActivities.ts";

const messages: ResourceMessages<typeof groupActivities> = {
  name: "Group deal |||| Group deals",
  fields: {
    goods: "Product",
    groupType: "Type",
    groupNum: "Group size",
    groupJson: "Tiers",
    groupLimitHours: "Time limit",
    groupLimitBuy: "Limit per customer",
    groupSingleBuy: "Also sell individually",
    remark: "Internal note",
    people: "Group size",
    ongoing: "Groups in progress",
    succeeded: "Completed groups",
  },
  choices: { groupType: { ordinary: "Standard", ladder: "Tiered" } },
  groups: { main: "Group deal", limits: "Limits" },
  help: {
    groupType:
      "Standard: one group size at the product's price. Tiered: the customer who starts a group chooses a tier, and everyone in the group pays that tier's price.",
    groupJson: "Each tier needs more people than the one before and has a lower price.",
    groupLimitHours: "At most 720 hours (30 days).",
    groupLimitBuy: "Maximum group orders of this product per customer. Enter 0 for no limit.",
    groupSingleBuy:
      "Customers who buy individually pay the variant's compare-at price, or its price if it has none.",
  },
  rows: { groupJson: { num: "People", discounts: "Price (% of regular)" } },
  errors: {
    goodsGroupOngoing:
      "This product has a group buy in progress. You can unpublish it once the group has ended.",
  },
  validation: {
    inFlashSale: "This product is in a flash sale. End the flash sale first.",
    numRises: "Each tier must need more people than the one before",
    discountFalls: "Each tier must have a lower price than the one before",
  },
  screen: {
    noLimit: "No limit",
  },
  empty: "Group deals let customers buy together at a better price. Create your first group deal.",
};
export default messages;
