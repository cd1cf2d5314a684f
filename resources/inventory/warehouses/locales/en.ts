import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { warehouses } from "../warehouses.ts";

const messages: ResourceMessages<typeof warehouses> = {
  name: "Warehouse |||| Warehouses",
  fields: { location: "Coordinates", contact: "Contact person", remark: "Notes" },
  actions: {
    close: "Close warehouse",
    reopen: "Reopen warehouse",
  },
  titles: {
    close: "Close %{what}?",
    reopen: "Reopen %{what}?",
  },
  consequences: { close: "Its stock stays, and you can reopen it at any time." },
  done: {
    close: "Warehouse closed |||| %{smart_count} warehouses closed",
    reopen: "Warehouse reopened |||| %{smart_count} warehouses reopened",
  },
  groups: {
    main: "Warehouse",
    place: "Location",
  },
  help: {
    location: "Latitude and longitude, in degrees",
  },
  empty: "Your warehouses will appear here. Add one before you receive or count stock.",
};
export default messages;
