import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { departments } from "../departments.ts";

const messages: ResourceMessages<typeof departments> = {
  name: "Department |||| Departments",
  fields: {
    parent: "Parent department",
    sort: "Position",
    leader: "Manager",
  },
  groups: {
    main: "Department",
    people: "People",
  },
  empty: "Departments group your staff and their roles. Add the first one.",
};
export default messages;
