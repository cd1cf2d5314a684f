import type { Screens } from "../../framework/admin/resources.tsx";

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
