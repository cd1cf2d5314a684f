import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { articles } from "../articles.ts";

const messages: ResourceMessages<typeof articles> = {
  name: "Article |||| Articles",
  fields: { cateId: "Category", cateName: "Category name", type: "For", img: "Picture", sort: "Order" },
  choices: { type: { merchant: "Merchants", buyer: "Buyers" } },
  groups: { main: "Article", text: "Text" },
  help: { img: "Wide, at least 460 × 210" },
  empty: "Articles tell merchants and buyers how things work here. Write the first one.",
};
export default messages;
