import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopCategories } from "../shopCategories.ts";

const messages: ResourceMessages<typeof shopCategories> = {
  name: "Shop category |||| Shop categories",
  fields: { name: "Name", parent: "Parent", img: "Picture", sort: "Order", status: "On the shop front" },
  choices: { status: { shown: "Shown", hidden: "Hidden" } },
  actions: { show: "Show", hide: "Hide" },
  groups: { main: "Category", picture: "Picture" },
  help: { img: "Square, at least 300 × 300" },
  empty: "Shop categories are how buyers browse your shop. Add the first, up to three levels deep.",
};
export default messages;
