import {
  accept,
  acceptEnvironment,
  listCommitted,
  readCommittedEnvironment,
  removeCommitted,
} from "./committed.ts";
import { findObstacle, readEnvironment } from "./Environment.ts";
import type { Studio } from "./openStudio.ts";
import { shoot } from "./shoot.ts";
import { telling } from "./telling.ts";

/**
 * Makes the committed pictures again. A picture that shows the same as before keeps its file,
 * unless another browser or other fonts draw all of them.
 */
export async function acceptPictures(studio: Studio, base: string): Promise<void> {
  const environment = await readEnvironment(studio, base);
  const before = readCommittedEnvironment();
  const isNew = before === null || findObstacle(before, environment) !== null;
  const names = telling.map(({ name }) => name);
  for (const name of listCommitted()) if (isNew || !names.includes(name)) removeCommitted(name);
  acceptEnvironment(environment);

  let changed = 0;
  for (const screen of telling) {
    const isChanged = await accept(screen.name, await shoot(studio, base, screen));
    changed += Number(isChanged);
    console.log(`  ${isChanged ? "changed " : "the same"}  ${screen.name}`);
  }
  console.log(`${changed} of ${telling.length} pictures changed in tests/gallery/pictures`);
}
