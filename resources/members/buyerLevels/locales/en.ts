import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { buyerLevels } from "../buyerLevels.ts";

const messages: ResourceMessages<typeof buyerLevels> = {
  name: "Customer level |||| Customer levels",
  fields: {
    name: "Name",
    minPoints: "Points required",
    pointsRate: "Points per purchase",
    discount: "Discount",
    platformPercent: "Covered by Markethall",
    buyerCount: "Customers",
    status: "Status",
  },
  help: {
    minPoints:
      "A customer reaches the level with this many points earned. Points that were spent or have expired still count; points taken back by refunds don't.",
    pointsRate:
      "100% is what everyone earns. At 150%, a purchase earns one and a half times as many.",
    discount:
      "Taken off the products of every order, before coupons. A change applies to new orders only.",
    platformPercent: "Stores cover the rest of the discount.",
  },
  choices: { status: { enabled: "Active", disabled: "Deactivated" } },
  actions: { enable: "Reactivate", disable: "Deactivate" },
  titles: { enable: "Reactivate level?", disable: "Deactivate level?" },
  consequences: {
    enable: "Customers with enough points will be moved to this level.",
    disable: "Its customers will be moved to the level below. You can reactivate it later.",
  },
  done: {
    enable: "Level reactivated |||| %{smart_count} levels reactivated",
    disable: "Level deactivated |||| %{smart_count} levels deactivated",
  },
  groups: { main: "Customer level", discount: "Discount" },
  empty: "Add levels to reward customers who buy more. They'll be assigned automatically.",
};
export default messages;
