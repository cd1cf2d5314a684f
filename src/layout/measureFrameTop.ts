/**
 * Stores the height of the bar at the top of the window as `--frame-top`, for what is stuck below
 * it: the height depends on the visited tabs and on notices. A ref callback of the bar.
 */
export function measureFrameTop(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar || typeof ResizeObserver === "undefined") return undefined;
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() =>
    root.setProperty("--frame-top", `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    root.removeProperty("--frame-top");
  };
}
