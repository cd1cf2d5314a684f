import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { categories } from "../categories.ts";

const messages: ResourceMessages<typeof categories> = {
  name: "Category |||| Categories",
  fields: {
    parent: "Parent category",
    sort: "Order",
    showHome: "Show on home",
    commissionRate: "Commission",
  },
  groups: {
    main: "Category",
    pictures: "Pictures",
    money: "Commission",
  },
  help: {
    icon: "Square, at least 120 × 120",
    cover: "460 × 210 looks best",
    commissionRate: "Percent of what is sold; empty takes the shop's or the default rate",
  },
  empty: "Categories are the shelves of the marketplace, in three levels. Add the first one.",
};
export default messages;
