// Measures what a browser loads, after a build, until the sign-in page can be used: the scripts
// that index.html names and the messages of one language, as the server sends them, in Brotli.
// Fails above the limit.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const limit = 250_000;
const folder = path.resolve(process.argv[2] ?? "dist/browser");
const html = readFileSync(path.join(folder, "index.html"), "utf8");
const named = [
  ...html.matchAll(/(?:<script[^>]*\ssrc|<link rel="modulepreload"[^>]*\shref)="\/([^"]+\.js)"/g),
].map(([, file]) => file);
if (named.length === 0) throw new Error(`${folder}/index.html names no script`);

const measure = (file) => ({
  file,
  size: brotliCompressSync(readFileSync(path.join(folder, file))).length,
});
const bySize = (one, other) => other.size - one.size;
const [largestLanguage] = readdirSync(path.join(folder, "assets"))
  .filter((file) => /^entry-.*\.js$/.test(file))
  .map((file) => measure(`assets/${file}`))
  .sort(bySize);
const sizes = [...named.map(measure), largestLanguage].sort(bySize);
const total = sizes.reduce((sum, { size }) => sum + size, 0);
for (const { file, size } of sizes)
  console.log(`${(size / 1000).toFixed(1).padStart(8)} kB  ${file}`);
console.log(
  `${(total / 1000).toFixed(1).padStart(8)} kB  the sign-in page, Brotli (at most ${limit / 1000} kB)`,
);
if (total > limit) {
  console.error(`The sign-in page is ${((total - limit) / 1000).toFixed(1)} kB too large`);
  process.exit(1);
}
