import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { articles } from "../articles.ts";

const messages: ResourceMessages<typeof articles> = {
  name: "Article |||| Articles",
  fields: {
    cateId: "Category",
    cateName: "Category name",
    type: "Audience",
    img: "Image",
    sort: "Position",
  },
  choices: {
    type: { merchant: "Merchants", buyer: "Customers" },
    status: { shown: "Published", draft: "Draft" },
  },
  groups: { main: "Article", text: "Text and image" },
  help: { img: "Landscape, at least 460 × 210 px" },
  empty: "Help articles for merchants and customers will appear here. Write the first one.",
};
export default messages;
