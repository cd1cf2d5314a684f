import { useLayoutEffect } from "react";
import { appearance } from "../theme/appearance.ts";
import { useSetting } from "./useSetting.ts";

/** Dresses the app as the member likes it. */
export function AppearanceOfMember() {
  const [mode] = useSetting("mode");
  const [colour] = useSetting("colour");
  const [size] = useSetting("size");
  useLayoutEffect(() => appearance.set({ mode, colour, size }), [mode, colour, size]);
  return null;
}
