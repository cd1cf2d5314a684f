// Measures the gzipped size of the scripts that a browser loads before the first screen, as named
// in index.html. Fails above the limit.
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const limit = 300_000;
const folder = path.resolve(process.argv[2] ?? "dist/browser");
const html = readFileSync(path.join(folder, "index.html"), "utf8");
const scripts = [
  ...html.matchAll(/(?:<script[^>]*\ssrc|<link rel="modulepreload"[^>]*\shref)="\/([^"]+\.js)"/g),
];
const sizes = scripts
  .map(([, file]) => ({ file, size: gzipSync(readFileSync(path.join(folder, file))).length }))
  .sort((one, other) => other.size - one.size);
const total = sizes.reduce((sum, { size }) => sum + size, 0);
for (const { file, size } of sizes)
  console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${file}`);
console.log(
  `${(total / 1000).toFixed(1).padStart(8)} kB  entry, gzip (at most ${limit / 1000} kB)`,
);
if (sizes.length === 0) throw new Error(`${folder}/index.html names no script`);
if (total > limit) {
  console.error(`The entry is ${((total - limit) / 1000).toFixed(1)} kB too large`);
  process.exit(1);
}
