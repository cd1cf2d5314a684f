/**
 * The moment at which the gallery's demo was made, in milliseconds: a Wednesday afternoon in
 * Sydney. Its screens show everything as seen from a minute later.
 */
export const madeAt = Date.UTC(2026, 10, 25, 2, 10);
export const shownAt = madeAt + 60_000;

/** The time zone of the gallery's browser, which is that of the demo's shops. */
export const timeZone = "Australia/Sydney";

/**
 * The script that holds a page's clock, its random numbers and its movements. Timers run as always,
 * so that what a page does after a while, such as loading a part, still happens.
 */
export const heldPage = `{
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [${shownAt}], newTarget),
    apply: (target) => new target(${shownAt}).toString(),
    get: (target, key) => (key === "now" ? () => ${shownAt} : Reflect.get(target, key)),
  });
  // A sequence that repeats: the store of react-admin names its listeners by random numbers.
  let seed = 20261;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const still = new CSSStyleSheet();
  still.replaceSync(\`*, *::before, *::after {
    transition: none !important;
    animation-delay: 0s !important;
    animation-duration: 0s !important;
  }\`);
  document.adoptedStyleSheets.push(still);
}`;
