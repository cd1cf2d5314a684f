import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { articleCates } from "../articleCates.ts";

const messages: ResourceMessages<typeof articleCates> = {
  name: "Article category |||| Article categories",
  fields: { sort: "Order" },
  groups: { main: "Article category" },
  empty: "Categories sort the articles that shops and buyers read. Make the first one.",
};
export default messages;
