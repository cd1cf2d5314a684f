/** The part of the Network Information API that is read; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}
const readConnection = (): Connection =>
  "connection" in navigator && typeof navigator.connection === "object"
    ? (navigator.connection ?? {})
    : {};

/** Whether data may be fetched that is not needed yet: not on a metered or slow connection. */
export function maySpend({ saveData, effectiveType }: Connection = readConnection()): boolean {
  return !saveData && (effectiveType === undefined || effectiveType === "4g");
}

/** Milliseconds after which a page counts as idle in browsers without `requestIdleCallback`. */
const restMs = 2000;

/** Runs a task once the page has loaded and the browser is idle; never where it may not spend. */
export function whenIdle(task: () => void): void {
  if (!maySpend()) return;
  const wait = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(task);
    else setTimeout(task, restMs);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
