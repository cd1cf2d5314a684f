import { lazy, Suspense } from "react";
import { Loading } from "react-admin";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { materials } from "./materials.ts";

const Library = lazy(async () => ({
  default: (await import("./screens/LibraryScreen.tsx")).LibraryScreen,
}));

export default defineScreens(materials, {
  list: () => (
    <Suspense fallback={<Loading />}>
      <Library />
    </Suspense>
  ),
});
