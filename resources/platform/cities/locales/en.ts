import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { cities } from "../cities.ts";

const messages: ResourceMessages<typeof cities> = {
  name: "City |||| Cities",
  fields: {
    sort: "Position",
  },
  titles: {
    enable: "Enable %{what}?",
    disable: "Disable %{what}?",
  },
  done: {
    enable: "City enabled |||| %{smart_count} cities enabled",
    disable: "City disabled |||| %{smart_count} cities disabled",
  },
  groups: {
    main: "City",
  },
  empty: "Cities used in addresses will appear here. Add the first one.",
};
export default messages;
