import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { materialFolders } from "../materialFolders.ts";

const messages: ResourceMessages<typeof materialFolders> = {
  name: "Media folder |||| Media folders",
  fields: { parent: "Parent folder", sort: "Position" },
  groups: { main: "Folder" },
  empty: "Folders organise your images and videos. Add the first one.",
};
export default messages;
