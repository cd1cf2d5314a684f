// Preloaded into the processes of the gallery and their threads: the clock is fixed at the moment
// that MOMENT gives, and what is random is the same in each run. The demo is made relative to now,
// so its screens then show the same.
const crypto = require("node:crypto");
const { syncBuiltinESMExports } = require("node:module");

const moment = Number(process.env.MOMENT);
const now = () => moment;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [moment], newTarget),
  apply: (target) => new target(moment).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});

/** The generator of the demo (mulberry32). */
let state = 20_261;
function next() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const bytes = (size) => Buffer.from(Array.from({ length: size }, () => Math.floor(next() * 256)));
Math.random = next;
crypto.randomBytes = bytes;
crypto.randomInt = (first, second) => {
  const [min, max] = second === undefined ? [0, first] : [first, second];
  return min + Math.floor(next() * (max - min));
};
crypto.randomUUID = () =>
  bytes(16)
    .toString("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
syncBuiltinESMExports();
