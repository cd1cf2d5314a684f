import { defineScreens } from "../../../framework/admin/resources.tsx";
import { StyleCards } from "./StyleCards.tsx";
import { StyleSection } from "./StyleSection.tsx";
import { shopConfig } from "./shopConfig.ts";

export default defineScreens(shopConfig, {
  inputs: { cateStyle: StyleCards },
  sections: { categories: { typed: StyleSection } },
});
