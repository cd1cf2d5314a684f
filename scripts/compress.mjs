// Writes a Brotli and a gzip twin beside each text file of a folder. Brotli at its best level is
// too slow for an answer, and takes a sixth less than gzip.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Bytes below which a twin isn't worth its name. */
const threshold = 1000;

const twins = [
  [".br", promisify(brotliCompress)],
  [".gz", promisify(gzip)],
];

export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => /\.(js|css|html|svg)$/.test(file))
    .map((file) => path.join(folder, file));
  const write = async (file) => {
    const content = readFileSync(file);
    if (content.length < threshold) return;
    for (const [ending, compress] of twins) writeFileSync(file + ending, await compress(content));
  };
  await Promise.all(files.map(write));
}
