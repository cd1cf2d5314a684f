// Before the first paint, so that a dark screen never flashes white. `src/theme/ThemeMode.tsx`
// takes over.
(() => {
  const mode = localStorage.getItem("markethall.theme");
  const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";

  // Inter, once this browser has fetched it: see `src/theme/fonts.ts`.
  const font = localStorage.getItem("markethall.font");
  if (font) document.fonts.add(new FontFace("Inter", `url(${font})`, { weight: "400 700" }));
})();
