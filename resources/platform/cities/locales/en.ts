import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { cities } from "../cities.ts";

const messages: ResourceMessages<typeof cities> = {
  name: "City |||| Cities",
  fields: {
    sort: "Order",
  },
  groups: {
    main: "City",
  },
  empty: "Cities are where offline shops and addresses are. Add the first one.",
};
export default messages;
