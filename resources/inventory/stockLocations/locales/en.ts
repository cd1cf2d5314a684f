import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { stockLocations } from "../stockLocations.ts";

const messages: ResourceMessages<typeof stockLocations> = {
  name: "Stock location |||| Stock locations",
  fields: { parent: "Within", isDefault: "Default location", onHand: "On hand" },
  choices: {
    kind: {
      zone: "Zone",
      bin: "Bin",
      receiving: "Receiving",
      quality: "Inspection",
      reject: "Failed inspection",
      tote: "Tote",
      pack: "Packing station",
      transit: "In transit",
    },
  },
  groups: { main: "Location", walk: "Picking" },
  help: {
    kind: "Units in inspection, after a failed inspection and in transit are on hand, but not for sale.",
    walkOrder: "Pickers go to the lowest number first.",
  },
  validation: {
    otherWarehouse: "Choose a location in the same warehouse",
    movedWarehouse: "A location stays in its warehouse. Add one in the other warehouse instead.",
    defaultSells: "Units in the default location must be for sale",
  },
  errors: {
    unknown: "This warehouse has no location %{code}. Check the code, or add the location first.",
    noWarehouse: "A warehouse must exist before stock actions. Add a warehouse first.",
    notEmpty:
      "%{location} still holds %{units} unit. Move it first. |||| %{location} still holds %{units} units. Move them first.",
  },
  undeletable:
    "Purchases and returns are received into the default location, so it can't be deleted.",
  screen: {
    print: "Print labels",
    size: "Label size",
    sizes: { small: "62 × 29 mm", large: "100 × 50 mm" },
    nothing: "There are no labels to print.",
    tooMany: "You can print up to %{max} labels at a time.",
  },
  empty:
    "Zones and bins of your warehouses will appear here. Print a label for each, and scan it to find, receive and move stock.",
};
export default messages;
