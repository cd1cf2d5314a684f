import { stateNames } from "../../../../core/places.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopConfig } from "../shopConfig.ts";

const help = "Hidden after saving. Leave blank to keep the current value.";
const combination =
  "If an order's products use two shipping profiles that cost A$14.00 and A$19.50, the customer pays: Sum A$33.50, Lowest A$14.00, Highest A$19.50. Free shipping profiles aren't counted.";
const messages: ResourceMessages<typeof shopConfig> = {
  name: "Store settings |||| Store settings",
  listName: "Store settings",
  fields: {
    cateStyle: "Collection layout",
    freightCombination: "Combined shipping",
    senderName: "Sender name",
    senderPhone: "Phone",
    senderState: "State",
    senderCity: "City",
    senderAddress: "Street address",
    senderPostcode: "Postcode",
    thanks: "Thank-you note",
    printKey: "Key",
    printSecret: "Secret",
    printAccount: "Account",
    printPassword: "Password",
    printDevice: "Printer ID",
    printTemplate: "Label template ID",
    printReady: "Printing ready",
    requireTwoStep: "Require two-step authentication for all staff",
    stockEditsAtOnce: "Apply stock edits without a review",
    giftCardsSold: "Sell gift cards at the storefront",
    mailWithdrawals: "Withdrawals paid or returned",
    mailDisputes: "Disputes: customers who escalate a refund, and Markethall's decisions",
    mailWebhooks: "Webhooks deactivated after failures",
  },
  choices: {
    cateStyle: {
      bigPicture: "Large images",
      grid: "Grid",
      second: "Two levels",
      multi: "All levels",
    },
    freightCombination: { overlay: "Sum", lowest: "Lowest", highest: "Highest" },
    senderState: stateNames.en,
  },
  groups: {
    stock: "Inventory",
    categories: "Collection layout",
    freight: "Combined shipping",
    sender: "Sender address",
    packing: "Packing slips",
    giftCards: "Gift cards",
    printing: "Cloud printing",
    mails: "Emails to the owner",
    security: "Security",
  },
  help: {
    stockEditsAtOnce:
      "Otherwise somebody else reviews each edit before the stock changes. Only the owner can change this.",
    giftCardsSold:
      "Customers choose the value, from A$5 to A$1,000. Cards are valid for 3 years, without fees.",
    freightCombination: combination,
    thanks:
      "Printed at the end of packing slips, in the language of whoever prints them or, if that is missing, in another one.",
    printSecret: help,
    printPassword: help,
    requireTwoStep:
      "Staff without two-step authentication must set it up before they can continue. Turn it on for your own account first.",
    mailWebhooks:
      "Sent to the owner's verified email address, or by SMS if there is only a verified phone.",
  },
  validation: { ownerOnly: "Only the owner of the shop can change this" },
  empty: "Your collection layout, combined shipping and sender address.",
};
export default messages;
