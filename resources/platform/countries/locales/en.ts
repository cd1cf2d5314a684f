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
  choices: { status: { enabled: "Active", disabled: "Deactivated" } },
  actions: { enable: "Reactivate", disable: "Deactivate" },
  titles: {
    enable: "Reactivate %{what}?",
    disable: "Deactivate %{what}?",
  },
  consequences: {
    disable:
      "Shops can't choose it in their store details any more. Existing addresses stay as they are.",
  },
  done: {
    enable: "Country reactivated |||| %{smart_count} countries reactivated",
    disable: "Country deactivated |||| %{smart_count} countries deactivated",
  },
  groups: {
    main: "Country",
  },
  empty: "Countries used in addresses will appear here. Add the first one.",
};
export default messages;
