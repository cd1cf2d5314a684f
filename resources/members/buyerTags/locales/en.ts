import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { buyerTags } from "../buyerTags.ts";

const messages: ResourceMessages<typeof buyerTags> = {
  name: "Customer tag |||| Customer tags",
  fields: { sort: "Position" },
  groups: { main: "Customer tag" },
  empty:
    "Tags group customers, such as “Wholesale” or “Regular”. Create a tag, then add it to customers.",
};
export default messages;
