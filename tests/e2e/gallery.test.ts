import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  acceptCommand,
  compareWithCommitted,
  listCommitted,
  readCommittedEnvironment,
  saveFailure,
} from "../gallery/committed.ts";
import { findObstacle, readEnvironment } from "../gallery/Environment.ts";
import { openStudio, type Studio } from "../gallery/openStudio.ts";
import { serveFixed } from "../gallery/serveFixed.ts";
import { buildPatterns, patternPaths } from "../gallery/servePatterns.ts";
import { openPlace, shoot } from "../gallery/shoot.ts";
import { telling } from "../gallery/telling.ts";
import { faultsOn } from "./faults.ts";
import type { Served } from "./serveBuilt.ts";
import { arrive } from "./visit.ts";

const results = "test-results/gallery";
let server: Served;
let studio: Studio;
/** Why the pictures of this machine cannot be compared with the committed ones. */
let obstacle: string | null;

// A page waits longer than it works.
vi.setConfig({ maxConcurrency: 2 });
afterAll(() => vi.resetConfig());

beforeAll(async () => {
  mkdirSync(results, { recursive: true });
  await buildPatterns();
  [server, studio] = await Promise.all([serveFixed(), openStudio()]);
  const committed = readCommittedEnvironment();
  if (!committed) throw new Error(`there are no pictures: ${acceptCommand}`);
  obstacle = findObstacle(committed, await readEnvironment(studio, server.base));
  if (obstacle)
    console.warn(`Pictures of screens are not compared: ${obstacle}. ${acceptCommand} makes them.`);
});
afterAll(async () => {
  await studio?.close();
  await server?.stop();
});

const modes = ["light", "dark"] as const;
test.concurrent.for(patternPaths.flatMap((path) => modes.map((mode) => [path, mode] as const)))(
  "nothing of the patterns at %s stands in the way of a screen reader or weak eyes, in %s",
  async ([path, mode]) => {
    const place = { login: null, path, isPattern: true };
    const page = await openPlace(studio, server.base, place, { locale: "en", mode, width: 1360 });
    await arrive(page);
    const found = await faultsOn(page);
    await page.close();
    expect(found).toEqual([]);
  },
);

test("each committed picture is of a screen that is compared", () => {
  expect(listCommitted().sort()).toEqual(telling.map(({ name }) => name).sort());
});

/**
 * Windows that show a screen before it counts as different. Rarely, a browser places a letter a
 * fraction of a pixel further; what has changed is different in all of them.
 */
const attempts = 3;

test.concurrent.for(telling)("$name looks as it did", async (screen, { skip }) => {
  if (obstacle) skip(obstacle);
  let actual = await shoot(studio, server.base, screen);
  let difference = await compareWithCommitted(screen.name, actual);
  for (let attempt = 1; difference && attempt < attempts; attempt += 1) {
    actual = await shoot(studio, server.base, screen);
    difference = await compareWithCommitted(screen.name, actual);
  }
  if (!difference) return;
  await saveFailure(screen.name, actual, difference, results);
  expect.fail(
    `${screen.name} ${difference.sentence}. Look at ${results}/${screen.name}-*.png; if it should look like that: ${acceptCommand}`,
  );
});
