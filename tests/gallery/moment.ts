/**
 * The moment at which the gallery's demo was made, in milliseconds: a Wednesday afternoon in
 * Sydney. Its screens show everything as seen from a minute later.
 */
export const madeAt = Date.UTC(2026, 10, 25, 2, 10);
export const shownAt = madeAt + 60_000;

/** The time zone of the gallery's browser, which is that of the demo's shops. */
export const timeZone = "Australia/Sydney";

/**
 * The script that holds a page's clock, and its random numbers. Timers run as always, so that what
 * a page does after a while, such as loading a part, still happens.
 */
export const heldClock = `{
  const RealDate = Date;
  const now = () => ${shownAt};
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
  Math.random = () => 0.5;
}`;
