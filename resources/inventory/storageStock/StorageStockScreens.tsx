import { defineScreens } from "../../../framework/admin/resources.tsx";
import { FormPlaces, PagePlaces } from "./screens/Places.tsx";
import { SynButton } from "./screens/SynButton.tsx";
import { storageStock } from "./storageStock.ts";

export default defineScreens(storageStock, {
  tools: SynButton,
  sections: { places: { typed: FormPlaces, shown: PagePlaces } },
});
