import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { warehouses } from "../warehouses.ts";

const messages: ResourceMessages<typeof warehouses> = {
  name: "Warehouse |||| Warehouses",
  actions: {
    close: "Close",
    reopen: "Reopen",
  },
  groups: {
    main: "Warehouse",
    place: "Place",
  },
  help: {
    location: "Latitude and longitude in degrees",
  },
  empty: "Stock lies in warehouses. Add one before you buy or count stock.",
};
export default messages;
