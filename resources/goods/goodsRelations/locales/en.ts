import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsRelations } from "../goodsRelations.ts";

const messages: ResourceMessages<typeof goodsRelations> = {
  name: "Associated product |||| Associated products",
  fields: { name: "Name of the set", sort: "Priority", goods: "Products" },
  groups: { main: "Associated products" },
  help: { sort: "1 comes first, 99 last" },
  empty: "Products that go together are shown beside each other in the shop. Put the first set together.",
};
export default messages;
