import { useEffect } from "react";
import type { LazyComponent } from "./createLazyComponent.tsx";
import { whenIdle } from "./whenIdle.ts";

/**
 * Loads the code of a component once the browser is idle, so that it opens without waiting; never
 * on a metered or slow connection. What fails is loaded when the component opens.
 */
export function useLoadWhenIdle<P>({ load }: LazyComponent<P>): void {
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
