import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { categories } from "../categories.ts";

const messages: ResourceMessages<typeof categories> = {
  name: "Category |||| Categories",
  fields: {
    parent: "Parent category",
    sort: "Position",
    showHome: "Show on homepage",
    commissionRate: "Commission",
  },
  choices: { status: { enabled: "Active", disabled: "Deactivated" } },
  actions: { enable: "Reactivate", disable: "Deactivate" },
  titles: {
    enable: "Reactivate %{what}?",
    disable: "Deactivate %{what}?",
  },
  consequences: { disable: "Storefronts stop showing it. Its products stay on sale." },
  done: {
    enable: "Category reactivated |||| %{smart_count} categories reactivated",
    disable: "Category deactivated |||| %{smart_count} categories deactivated",
  },
  groups: {
    main: "Category",
    pictures: "Images",
    money: "Commission",
  },
  help: {
    icon: "Square, at least 120 × 120 px",
    cover: "Recommended size: 460 × 210 px",
    commissionRate: "Percentage of sales. Leave blank to use the shop's rate or the default rate.",
  },
  empty: "Categories organise the marketplace in up to three levels. Add the first one.",
};
export default messages;
