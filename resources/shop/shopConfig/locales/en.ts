import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { stateNames } from "../../../freight/freightTemplates/places.ts";
import type { shopConfig } from "../shopConfig.ts";

const help = "Never shown again; empty keeps the one there is.";
const combination =
  "Where an order holds goods of two templates, for A$14.00 and A$19.50: added up A$33.50, the lowest A$14.00, the highest A$19.50. Free templates do not take part.";
const messages: ResourceMessages<typeof shopConfig> = {
  name: "Store configuration |||| Store configurations",
  listName: "Store configuration",
  fields: {
    cateStyle: "How categories are shown",
    freightCombination: "How freight is added up",
    senderName: "Sender",
    senderPhone: "Phone",
    senderState: "State",
    senderCity: "City",
    senderAddress: "Street",
    senderPostcode: "Postcode",
    printKey: "Key",
    printSecret: "Secret",
    printAccount: "Account",
    printPassword: "Password",
    printDevice: "Printer's number",
    printTemplate: "Slip's template",
    printReady: "Key, secret, printer and template are there",
    requireTwoStep: "Require two-step sign-in for all staff",
  },
  choices: {
    cateStyle: { bigPicture: "Big pictures", grid: "Grid", second: "Two levels", multi: "All levels" },
    freightCombination: { overlay: "Added up", lowest: "The lowest counts", highest: "The highest counts" },
    senderState: stateNames.en,
  },
  groups: {
    categories: "Categories in the store",
    freight: "Freight of several templates",
    sender: "Sender of parcels",
    printing: "Cloud printing",
    security: "Security",
  },
  help: {
    freightCombination: combination,
    printSecret: help,
    printPassword: help,
    requireTwoStep: "Whoever has no second step sets one up before anything else. Turn on your own first.",
  },
  empty: "How your store looks, what delivery adds up to, and who its parcels come from.",
};
export default messages;
