import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { groupActivities } from "../groupActivities.ts";

const messages: ResourceMessages<typeof groupActivities> = {
  name: "Group activity |||| Group activities",
  fields: {
    goods: "Product",
    groupType: "Type",
    groupNum: "People",
    groupJson: "Steps",
    groupLimitHours: "Hours to fill",
    groupLimitBuy: "Orders a buyer",
    groupSingleBuy: "Also sold alone",
    remark: "Our note",
    people: "People",
    ongoing: "Ongoing groups",
    succeeded: "Succeeded groups",
  },
  choices: { groupType: { ordinary: "Ordinary", ladder: "Ladder" } },
  groups: { main: "Group", limits: "Limits" },
  help: {
    groupType:
      "Ordinary: one number of people, at the product's price. Ladder: whoever begins a group chooses a step, and all of it pay that step's percent of the price.",
    groupJson: "Each step asks for more people than the one before, and for less of the price.",
    groupLimitBuy: "How many group orders of this product one buyer may have; 0 is no limit.",
    groupSingleBuy: "Whoever buys alone pays the original price of the variant, or its price where it has none.",
  },
  rows: { groupJson: { num: "People", discounts: "Percent to pay" } },
  refusals: {
    inFlashSale: "This product is in a flash sale: end that first",
    numRises: "Each step needs more people than the one before",
    discountFalls: "Each step has to ask for less than the one before",
  },
  screen: {
    noLimit: "No limit",
  },
  empty: "Let several buyers buy a product together, at a better price. Put the first product into a group activity.",
};
export default messages;
