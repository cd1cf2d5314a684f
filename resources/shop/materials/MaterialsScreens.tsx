import { lazy, Suspense } from "react";
import { Loading } from "react-admin";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { FromLibrary } from "./library/FromLibrary.tsx";
import { materials } from "./materials.ts";

const Library = lazy(async () => ({
  default: (await import("./library/LibraryScreen.tsx")).LibraryScreen,
}));

export default defineScreens(materials, {
  list: () => (
    <Suspense fallback={<Loading />}>
      <Library />
    </Suspense>
  ),
  media: FromLibrary,
});
