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
    groupSingleBuy: "Sold individually",
    remark: "Internal note",
    people: "Group size",
    ongoing: "In progress",
    succeeded: "Completed",
  },
  choices: { groupType: { ordinary: "Standard", ladder: "Tiered" } },
  groups: {
    main: "Group deal",
    limits: "Limits",
    simulator: "What you receive",
    share: "Share",
  },
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
  inputs: {
    getProduct: {
      goodsId: "Product",
    },
  },
  screen: {
    simulator: {
      empty: "Choose a product and a group size to see what you receive.",
      of: "Regular price %{price} · commission %{rate}",
      ofVariant: "Lowest regular price %{price} (%{variant}) · commission %{rate}",
      cost: "Your cost each",
      badCost: "Enter an amount, such as 21.40",
      noCost: "Enter what one costs you to see your margin. It isn't saved.",
      breakEven: "Lowest price that covers cost and commission: %{amount}",
      steps: "What you receive per unit",
      from: "From",
      each: "Price",
      commission: "Commission",
      receive: "You receive",
      margin: "Margin each",
      percent: "Margin",
      people: "1 person |||| %{smart_count} people",
      ifOnly: "If only",
      come: "comes |||| come",
      slider: "People who come",
      customersPay: "Customers pay",
      costs: "Your cost",
      youReceive: "You receive",
      youEarn: "You earn",
      alone: "At the regular price instead",
      difference: "What the deal costs you",
      fails:
        "The group isn't filled. It ends after 1 hour, all payments are refunded, and the products go back on sale. |||| The group isn't filled. It ends after %{smart_count} hours, all payments are refunded, and the products go back on sale.",
      loss: "You lose %{amount} with this group.",
    },
    share: {
      help: "Customers start a group on this page of your storefront.",
      copy: "Copy link",
      afterSaving: "The link and its code appear here after you save.",
    },
    tier: "%{people} %{percent} off",
    noLimit: "No limit",
  },
  empty: "Group deals let customers buy together at a better price. Create your first group deal.",
};
export default messages;
