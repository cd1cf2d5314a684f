import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { buildLanguage } from "../../src/messages/buildLanguage.ts";
import { arrive } from "../e2e/visit.ts";
import { buildContactSheet, type Shown } from "./contactSheet.ts";
import { type Look, nameLook } from "./Look.ts";
import { listScenes } from "./listScenes.ts";
import type { Studio } from "./openStudio.ts";
import type { Choice } from "./readArguments.ts";
import { createFirstIdReader } from "./readFirstId.ts";
import type { Scene, Translate } from "./Scene.ts";
import { openPlace } from "./shoot.ts";
import { takePicture } from "./takePicture.ts";

const folder = "gallery";
const list = path.join(folder, "pictures.json");
/** Windows that are open at once: a page waits longer than it works. */
const windows = 3;
/** Milliseconds after which a page that keeps waiting shows that. */
const waitingMs = 1500;

async function createTranslate(locale: Look["locale"]): Promise<Translate> {
  const { messages } = await buildLanguage(locale);
  return (key) => {
    const found = key
      .split(".")
      .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)?.[part], messages);
    return typeof found === "string" ? found : key;
  };
}

const slug = (name: string) => name.toLowerCase().replaceAll(/[^\w-]+/g, "-");

async function photograph(page: Page, scene: Scene, translate: Translate) {
  if (scene.isWaiting) {
    await page.locator("main").waitFor();
    await page.waitForTimeout(waitingMs);
    return page.screenshot({ animations: "disabled" });
  }
  await arrive(page);
  if (scene.open && !(await scene.open(page, translate))) return null;
  return takePicture(page, scene.isPattern);
}

/** Pictures of earlier runs, which may have shown other screens. */
const readEarlier = (): Shown[] => (existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []);

/** Runs a task for each item, some at once. */
async function runSome<T>(items: readonly T[], task: (item: T, place: number) => Promise<void>) {
  const rest = [...items.entries()];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await task(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: windows }, work));
}

/**
 * Takes the pictures that are asked for, and writes `gallery/index.html`, which shows them with
 * those of earlier runs. A screen that cannot be shown is named, and the others follow.
 */
export async function fillGallery(studio: Studio, base: string, choice: Choice): Promise<void> {
  const scenes = await listScenes(createFirstIdReader(base), choice.only);
  const jobs = choice.looks.flatMap((look) => scenes.map((scene) => ({ look, scene })));
  const translates = new Map(
    await Promise.all(
      (["en", "zh-CN", "zh-TW"] as const).map(
        async (locale) => [locale, await createTranslate(locale)] as const,
      ),
    ),
  );
  const shown = new Map(readEarlier().map((one) => [one.file, one]));
  const save = () => {
    const sorted = [...shown.values()].sort((one, other) => one.file.localeCompare(other.file));
    writeFileSync(list, JSON.stringify(sorted));
    writeFileSync(path.join(folder, "index.html"), buildContactSheet(sorted));
  };
  const failed: string[] = [];
  await runSome(jobs, async ({ look, scene }, place) => {
    const page = await openPlace(studio, base, scene, look, scene.prepare);
    const title = `${place + 1}/${jobs.length} ${nameLook(look)} ${scene.name}`;
    try {
      const picture = await photograph(page, scene, translates.get(look.locale) ?? String);
      console.log(picture ? title : `${title}: not offered here`);
      if (!picture) return;
      const file = `${nameLook(look)}/${slug(scene.name)}.webp`;
      mkdirSync(path.join(folder, nameLook(look)), { recursive: true });
      await sharp(picture).webp({ quality: 88, effort: 2 }).toFile(path.join(folder, file));
      shown.set(file, { name: scene.name, ...look, path: scene.path, file });
    } catch (error) {
      failed.push(`${title}: ${String(error).split("\n")[0]}`);
    } finally {
      await page.close();
    }
  });
  save();
  console.log(`${folder}/index.html shows ${shown.size} pictures`);
  if (failed.length > 0) throw new Error(`These could not be shown:\n${failed.join("\n")}`);
}
