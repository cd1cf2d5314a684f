import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { materialFolders } from "../materialFolders.ts";

const messages: ResourceMessages<typeof materialFolders> = {
  name: "Folder of materials |||| Folders of materials",
  fields: { parent: "Inside", sort: "Order" },
  groups: { main: "Folder" },
  empty: "Folders keep pictures and videos in order. Add the first one.",
};
export default messages;
