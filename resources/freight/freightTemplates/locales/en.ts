import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { freightTemplates } from "../freightTemplates.ts";
import { stateNames } from "../places.ts";
import { freightMessages } from "./screen/en.ts";

const messages: ResourceMessages<typeof freightTemplates> = {
  name: "Freight template |||| Freight templates",
  fields: {
    shipFromState: "Ships from: state",
    shipFromCity: "Ships from: city",
    shipFromPostcode: "Ships from: postcode",
    deliveryTime: "Sent within",
    type: "Delivery",
    valuateType: "Pricing",
    firstNum: "First",
    firstPrice: "First price",
    secondNum: "Each further",
    secondPrice: "Further price",
    freeOverNum: "Free from so many",
    freeOverAmount: "Free from an amount",
    areas: "Prices by region",
    undeliverable: "Not delivered to",
    defaultRule: "General rule",
  },
  choices: {
    shipFromState: stateNames.en,
    deliveryTime: {
      h8: "8 hours",
      h12: "12 hours",
      h16: "16 hours",
      h20: "20 hours",
      d1: "1 day",
      d2: "2 days",
      d3: "3 days",
      d5: "5 days",
      d7: "7 days",
      d8: "8 days",
      d10: "10 days",
    },
    type: { custom: "Buyer pays", free: "Free" },
    valuateType: { pieces: "By pieces", weight: "By weight", volume: "By volume" },
  },
  groups: {
    main: "Template",
    pricing: "Price of delivery",
    areas: "Prices by region",
    undeliverable: "Not delivered to",
  },
  rows: {
    areas: {
      regions: "Regions",
      firstNum: "First",
      firstPrice: "First price",
      secondNum: "Each further",
      secondPrice: "Further price",
      freeOverNum: "Free from so many",
      freeOverAmount: "Free from an amount",
    },
  },
  inputs: { calculate: { items: "Goods", address: "Address" } },
  refusals: {
    wholePieces: "Pieces are counted in whole numbers",
    regionTwice: "%{region} is in rule %{rule} already: a region stands in one rule only",
    neverDelivered: "%{region} would never apply, for nothing is delivered to %{barred}",
    undeliverableTwice: "%{region} is named twice",
    postcodesElsewhere: "%{region} is not a range of that state's postcodes",
    undeliverable: "Not delivered to this address: %{goods}",
  },
  screen: freightMessages,
  empty:
    "A freight template says what delivery costs. Make one for parcels that are priced alike, then choose it for your goods.",
};
export default messages;
