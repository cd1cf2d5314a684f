import type { Screens } from "../../framework/admin/resources.tsx";

/** What the folders of resources override; this file is loaded after signing in, and not with the entry. */
const modules = import.meta.glob<[string, Screens]>("../../resources/*/*/*Screens.tsx", {
  eager: true,
  import: "default",
});
export const screens: Readonly<Record<string, Screens>> = Object.fromEntries(Object.values(modules));
