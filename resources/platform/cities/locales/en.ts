import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { cities } from "../cities.ts";

const messages: ResourceMessages<typeof cities> = {
  name: "City |||| Cities",
  fields: {
    sort: "Position",
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
    enable: "City reactivated |||| %{smart_count} cities reactivated",
    disable: "City deactivated |||| %{smart_count} cities deactivated",
  },
  groups: {
    main: "City",
  },
  empty: "Cities used in addresses will appear here. Add the first one.",
};
export default messages;
