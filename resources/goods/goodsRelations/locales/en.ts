import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsRelations } from "../goodsRelations.ts";

const messages: ResourceMessages<typeof goodsRelations> = {
  name: "Related product set |||| Related products",
  fields: { name: "Set name", sort: "Priority", goods: "Products" },
  groups: { main: "Related products" },
  help: { sort: "1 appears first, 99 last" },
  empty: "Related products are shown together in your storefront. Create your first set.",
};
export default messages;
