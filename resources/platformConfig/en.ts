import type { ResourceWords } from "../../framework/schema/index.ts";
import type { platformConfig } from "./platformConfig.ts";

const words: ResourceWords<typeof platformConfig> = {
  name: "Marketplace settings |||| Marketplace settings",
  fields: { goodsReview: "Review goods before they go on sale" },
  groups: { main: "Goods" },
  help: {
    goodsReview:
      "Goods that a shop puts on sale wait until the platform approves them. What is on sale already stays there.",
  },
  empty: "How the marketplace works is decided here.",
};
export default words;
