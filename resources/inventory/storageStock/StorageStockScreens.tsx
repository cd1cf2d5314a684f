import { defineScreens } from "../../../framework/admin/resources.tsx";
import { FormPlaces, PagePlaces } from "./screens/Places.tsx";
import { SynButton } from "./screens/SynButton.tsx";
import { storageStock } from "./storageStock.ts";

export default defineScreens(storageStock, {
  tools: SynButton,
  // Rows of deleted SKUs are not shown at all.
  omitted: ["listed"],
  sections: { places: { typed: FormPlaces, shown: PagePlaces } },
});
