import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsTags } from "../goodsTags.ts";

const messages: ResourceMessages<typeof goodsTags> = {
  name: "Tag |||| Tags",
  fields: { sort: "Position" },
  groups: { main: "Tag" },
  empty: "Tags group products, such as “New” or “Gift”. Create a tag, then add it to products.",
};
export default messages;
