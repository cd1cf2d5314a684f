import type { KindScreens, Screens } from "../../framework/admin/resources.tsx";

/**
 * Custom screens of the resources' folders; this file is loaded after signing in, not with the
 * entry chunk.
 */
const modules = import.meta.glob<[string, Screens]>("../../resources/*/*/*Screens.tsx", {
  eager: true,
  import: "default",
});
export const screens: Readonly<Record<string, Screens>> = Object.fromEntries(
  Object.values(modules),
);

const kindModules = import.meta.glob<[string, KindScreens]>("../../resources/*/*/*/*Kind.tsx", {
  eager: true,
  import: "default",
});
/** The browser's halves of the kinds that resources define, by their names. */
export const kinds: Readonly<Record<string, KindScreens>> = Object.fromEntries(
  Object.values(kindModules),
);
