import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { countries } from "../countries.ts";

const messages: ResourceMessages<typeof countries> = {
  name: "Country |||| Countries",
  fields: {
    code: "Code",
    name: "Name",
    sort: "Order",
    status: "Status",
  },
  help: {
    code: "Two capital letters of ISO 3166, like AU",
  },
  groups: {
    main: "Country",
  },
  empty: "Countries are what addresses and cities refer to. Add the first one.",
};
export default messages;
