import type { ResourceWords } from "../../framework/schema/index.ts";
import type { materials } from "./materials.ts";

const words = {
  name: "Source material |||| Source materials",
  fields: {
    name: "Name",
    address: "Address",
    thumb: "Picture",
    kind: "Kind",
    size: "Bytes",
    width: "Width",
    height: "Height",
    folder: "Folder",
    useCount: "Used in",
  },
  choices: { kind: { image: "Pictures", video: "Videos" } },
  groups: { main: "Material" },
  refusals: {
    inUse: "“%{name}” is used in %{smart_count} record |||| “%{name}” is used in %{smart_count} records",
    kind: "A picture cannot stand in the place of a video, nor a video in that of a picture",
  },
  empty: "All pictures and videos of the shop will be here. Upload the first ones.",
  screen: {
    folders: "Folders",
  },
} satisfies ResourceWords<typeof materials>;
export default words;
