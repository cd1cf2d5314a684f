import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { countries } from "../countries.ts";

const messages: ResourceMessages<typeof countries> = {
  name: "Country |||| Countries",
  fields: {
    code: "Code",
    name: "Name",
    sort: "Position",
    status: "Status",
  },
  help: {
    code: "Two-letter ISO 3166 code, e.g. AU",
  },
  titles: {
    enable: "Enable %{what}?",
    disable: "Disable %{what}?",
  },
  done: {
    enable: "Country enabled |||| %{smart_count} countries enabled",
    disable: "Country disabled |||| %{smart_count} countries disabled",
  },
  groups: {
    main: "Country",
  },
  empty: "Countries used in addresses will appear here. Add the first one.",
};
export default messages;
