import { lazy, Suspense } from "react";
import { Loading } from "react-admin";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { materials } from "./materials.ts";
import {
  FilePreview,
  FileUses,
  MaterialFacts,
  SizeDisplay,
  TypedPreview,
  TypedUses,
} from "./screens/MaterialSections.tsx";

const Library = lazy(async () => ({
  default: (await import("./screens/LibraryScreen.tsx")).LibraryScreen,
}));

export default defineScreens(materials, {
  facts: MaterialFacts,
  displays: { size: SizeDisplay },
  sections: {
    preview: { typed: TypedPreview, shown: FilePreview, ofStored: true },
    uses: { typed: TypedUses, shown: FileUses, ofStored: true },
  },
  list: () => (
    <Suspense fallback={<Loading />}>
      <Library />
    </Suspense>
  ),
});
