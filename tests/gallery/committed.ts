import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { comparePictures, type Difference } from "./comparePictures.ts";
import type { Environment } from "./Environment.ts";

const folder = "tests/gallery/pictures";
const environmentFile = path.join(folder, "environment.json");
const toFile = (name: string) => path.join(folder, `${name}.webp`);

/** The command that makes the committed pictures again, for the sentences of failures. */
export const acceptCommand = "npm run gallery -- --accept";

/** What drew the committed pictures; null where there are none. */
export const readCommittedEnvironment = (): Environment | null =>
  existsSync(environmentFile) ? JSON.parse(readFileSync(environmentFile, "utf8")) : null;

/** The names of the committed pictures. */
export const listCommitted = (): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith(".webp") ? path.parse(file).name : []));

/** Compares a picture with the committed one; null where they show the same. */
export async function compareWithCommitted(
  name: string,
  actual: Buffer,
): Promise<Difference | null> {
  if (!existsSync(toFile(name))) return { sentence: "has no committed picture", picture: null };
  return comparePictures(readFileSync(toFile(name)), actual);
}

/** Writes what a failure shows into `test-results/`: both pictures and what differs. */
export async function saveFailure(
  name: string,
  actual: Buffer,
  { picture }: Difference,
  into: string,
): Promise<void> {
  writeFileSync(path.join(into, `${name}-actual.png`), actual);
  if (picture) writeFileSync(path.join(into, `${name}-difference.png`), picture);
  if (existsSync(toFile(name)))
    await sharp(toFile(name))
      .png()
      .toFile(path.join(into, `${name}-expected.png`));
}

/** Commits a picture; false where the committed one shows the same, which is then kept. */
export async function accept(name: string, actual: Buffer): Promise<boolean> {
  if ((await compareWithCommitted(name, actual)) === null) return false;
  await sharp(actual).removeAlpha().webp({ lossless: true, effort: 6 }).toFile(toFile(name));
  return true;
}
export const acceptEnvironment = (environment: Environment): void =>
  writeFileSync(environmentFile, `${JSON.stringify(environment, null, 2)}\n`);
export const removeCommitted = (name: string): void => rmSync(toFile(name));
