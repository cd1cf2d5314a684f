import type { View } from "../paths.ts";

/** Metadata of a resource's route: the screen, and the list view that it belongs to. */
export interface ResourceHandle {
  resource: string;
  view: View;
  entry?: string;
}
