// Before the first paint, so that a dark screen never flashes white. `src/theme/ThemeMode.tsx`
// takes over.
(() => {
  const mode = localStorage.getItem("markethall.theme");
  const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
