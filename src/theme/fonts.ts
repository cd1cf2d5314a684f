import { whenIdle } from "../../framework/admin/lazy/whenIdle.ts";
import inter from "./fonts/inter-latin.woff2?url";
import khmer from "./fonts/noto-sans-khmer.woff2?url";

/** `public/theme.js` also reads this: the address of Inter, once this browser has fetched it. */
const key = "markethall.font";

/**
 * Adds the fonts to the page. A browser fetches Inter when the first page is idle, and from then on
 * `public/theme.js` adds it before the first paint; Khmer is fetched where it is used.
 */
export function addFonts(): void {
  // jsdom has no fonts.
  if (!("fonts" in document)) return;
  document.fonts.add(
    new FontFace("Noto Sans Khmer", `url(${khmer})`, {
      weight: "400 700",
      unicodeRange: "U+1780-17FF, U+25CC",
    }),
  );
  if (localStorage.getItem(key) === inter) return;
  whenIdle(async () => {
    const font = new FontFace("Inter", `url(${inter})`, { weight: "400 700" });
    document.fonts.add(await font.load());
    localStorage.setItem(key, inter);
  });
}
