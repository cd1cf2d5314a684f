import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopCategories } from "../shopCategories.ts";

const messages: ResourceMessages<typeof shopCategories> = {
  name: "Store category |||| Store categories",
  fields: { name: "Name", parent: "Parent category", img: "Image", sort: "Position", status: "Storefront visibility" },
  choices: { status: { shown: "Visible", hidden: "Hidden" } },
  actions: { show: "Show", hide: "Hide" },
  groups: { main: "Category", picture: "Image" },
  help: { img: "Square, at least 300 × 300 px" },
  empty: "Store categories help buyers browse your shop. Add your first category; you can nest up to three levels.",
};
export default messages;
