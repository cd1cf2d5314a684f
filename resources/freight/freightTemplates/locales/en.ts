import { stateNames } from "../../../../core/places.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { freightTemplates } from "../freightTemplates.ts";
import { freightMessages } from "./screen/en.ts";

const messages: ResourceMessages<typeof freightTemplates> = {
  name: "Shipping profile |||| Shipping profiles",
  fields: {
    shipFromState: "Ships from (state)",
    shipFromCity: "Ships from (city)",
    shipFromPostcode: "Ships from (postcode)",
    deliveryTime: "Dispatch within",
    type: "Shipping charge",
    valuateType: "Charge by",
    firstNum: "Base quantity",
    firstPrice: "Base rate",
    secondNum: "Additional quantity",
    secondPrice: "Additional rate",
    freeOverNum: "Free shipping quantity",
    freeOverAmount: "Free shipping amount",
    areas: "Rates by region",
    undeliverable: "Excluded regions",
    defaultRule: "Default rate",
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
    type: { custom: "Customer pays", free: "Free shipping" },
    valuateType: { pieces: "Quantity", weight: "Weight", volume: "Volume" },
  },
  groups: {
    main: "Shipping profile",
    pricing: "Shipping rates",
    areas: "Rates by region",
    undeliverable: "Excluded regions",
  },
  rows: {
    areas: {
      regions: "Regions",
      firstNum: "Base quantity",
      firstPrice: "Base rate",
      secondNum: "Additional quantity",
      secondPrice: "Additional rate",
      freeOverNum: "Free shipping quantity",
      freeOverAmount: "Free shipping amount",
    },
  },
  inputs: { calculate: { items: "Products", address: "Address" } },
  errors: {
    undeliverable: "Can't be shipped to this address: %{goods}",
  },
  validation: {
    wholePieces: "Quantities must be whole numbers",
    regionTwice: "%{region} is already in rule %{rule}. A region can only be in one rule.",
    neverDelivered: "The rate for %{region} would never apply because %{barred} is excluded",
    undeliverableTwice: "%{region} is listed twice",
    postcodesElsewhere: "%{region} isn't a valid postcode range in that state",
  },
  screen: freightMessages,
  empty:
    "Shipping profiles set what customers pay for shipping. Create one, then choose it on your products.",
};
export default messages;
