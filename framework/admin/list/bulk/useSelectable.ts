import type { Resource } from "../../../schema/index.ts";
import { useActor, useScreens } from "../../resources.tsx";
import { isSelectable } from "./isSelectable.ts";

/** Whether the member can select rows of a resource. */
export const useSelectable = (resource: Resource): boolean =>
  isSelectable(resource, useActor(), useScreens(resource));
