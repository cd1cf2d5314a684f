import { defineScreens } from "../../../framework/admin/resources.tsx";
import { StyleCards } from "./screens/StyleCards.tsx";
import { StyleSection } from "./screens/StyleSection.tsx";
import { shopConfig } from "./shopConfig.ts";

export default defineScreens(shopConfig, {
  inputs: { cateStyle: StyleCards },
  sections: { categories: { typed: StyleSection } },
});
