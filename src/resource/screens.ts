import { createLoader, type Loader } from "../../framework/admin/lazy/createLoader.ts";
import type { KindScreens, Screens } from "../../framework/admin/resources.tsx";
import { getResourceName } from "./getResourceName.ts";

/** The custom screens of the resources' folders, each loaded when it is first needed. */
const modules = import.meta.glob<[string, Screens]>("../../resources/*/*/*Screens.tsx", {
  import: "default",
});

export const screens: Readonly<Record<string, Loader<Screens>>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [
    getResourceName(path),
    createLoader(async () => (await load())[1]),
  ]),
);

const kindModules = import.meta.glob<[string, KindScreens]>("../../resources/*/*/*/*Kind.tsx", {
  eager: true,
  import: "default",
});
/** The browser's halves of the kinds that resources define, by their names. */
export const kinds: Readonly<Record<string, KindScreens>> = Object.fromEntries(
  Object.values(kindModules),
);
