import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { articleCates } from "../articleCates.ts";

const messages: ResourceMessages<typeof articleCates> = {
  name: "Article category |||| Article categories",
  fields: { sort: "Position" },
  choices: { status: { shown: "Published", draft: "Draft" } },
  groups: { main: "Article category" },
  empty: "Categories group the articles that merchants and customers read. Add the first one.",
};
export default messages;
