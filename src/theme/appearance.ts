import { type Size, sizes } from "../../framework/admin/theme/scale.ts";
import { defaultAccent } from "../../framework/admin/theme/tokens.ts";

export const modes = ["light", "dark", "system"] as const;
export type Mode = (typeof modes)[number];

export interface Appearance {
  mode: Mode;
  colour: string;
  size: Size;
}
export const defaultColour = defaultAccent.light;

/** `public/theme.js` also reads `markethall.theme`, before the first paint. */
const keys = {
  mode: "markethall.theme",
  colour: "markethall.colour",
  size: "markethall.size",
} as const;
const read = (): Appearance => ({
  mode: modes.find((mode) => mode === localStorage.getItem(keys.mode)) ?? "system",
  colour: localStorage.getItem(keys.colour) ?? defaultColour,
  size: sizes.find((size) => size === localStorage.getItem(keys.size)) ?? "mini",
});

/**
 * The app's appearance; this browser stores the last one, for the first paint before the member is
 * known.
 */
function createAppearance() {
  let current: Appearance | null = null;
  const listeners = new Set<() => void>();
  const get = () => {
    current ??= read();
    return current;
  };
  return {
    get,
    set(next: Appearance) {
      const { mode, colour, size } = get();
      if (mode === next.mode && colour === next.colour && size === next.size) return;
      current = next;
      localStorage.setItem(keys.mode, next.mode);
      localStorage.setItem(keys.colour, next.colour);
      localStorage.setItem(keys.size, next.size);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
export const appearance = createAppearance();
