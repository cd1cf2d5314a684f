import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { goodsTags } from "../goodsTags.ts";

const messages: ResourceMessages<typeof goodsTags> = {
  name: "Tag |||| Tags",
  empty: "Tags gather goods that belong together, like “New” or “Gift”. Make one, then give it to goods.",
};
export default messages;
