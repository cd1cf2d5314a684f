import { useLayoutEffect } from "react";
import { appearance } from "../theme/appearance.ts";
import { useSetting } from "./useSetting.ts";

/** Applies the member's appearance settings to the app. */
export function AppearanceOfMember() {
  const [mode] = useSetting("mode");
  const [colour] = useSetting("colour");
  const [size] = useSetting("size");
  useLayoutEffect(() => appearance.set({ mode, colour, size }), [mode, colour, size]);
  return null;
}
