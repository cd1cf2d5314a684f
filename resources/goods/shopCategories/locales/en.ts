import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shopCategories } from "../shopCategories.ts";

const messages: ResourceMessages<typeof shopCategories> = {
  name: "Collection |||| Collections",
  fields: {
    name: "Name",
    parent: "Parent collection",
    img: "Image",
    sort: "Position",
    status: "Storefront visibility",
  },
  choices: { status: { shown: "Visible", hidden: "Hidden" } },
  actions: { show: "Show", hide: "Hide" },
  titles: {
    show: "Show %{what} in the shop?",
    hide: "Hide %{what} from the shop?",
  },
  done: {
    show: "Collection is now visible |||| %{smart_count} collections are now visible",
    hide: "Collection hidden |||| %{smart_count} collections hidden",
  },
  groups: { main: "Collection", picture: "Image" },
  help: { img: "Square, at least 300 × 300 px" },
  empty:
    "Collections help customers browse your shop. Add your first collection; you can nest up to three levels.",
};
export default messages;
