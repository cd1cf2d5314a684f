import type { Page } from "playwright-core";
import { toPath } from "../../framework/admin/paths.ts";
import {
  findCreateView,
  isSearchable,
  listMenuItems,
  type Resource,
} from "../../framework/schema/index.ts";
import { checkDeadlines } from "./checks/deadlines.ts";
import { checkDialogs } from "./checks/dialogs.ts";
import { checkFiltered } from "./checks/filtered.ts";
import { checkFocus } from "./checks/focus.ts";
import { rules } from "./checks/index.ts";
import { known } from "./checks/known.ts";
import { checkPlace, openFirstRow } from "./checks/place.ts";
import { type Fault, measure, toScreen } from "./checks/screen.ts";
import { sideways } from "./checks/sideways.ts";
import { atRest, visit } from "./visit.ts";

interface Walk {
  page: Page;
  faults: Fault[];
  /** The screens that were measured. */
  seen: Set<string>;
}
const startWalk = (page: Page): Walk => ({ page, faults: [], seen: new Set() });

async function look({ page, faults, seen }: Walk): Promise<void> {
  seen.add(toScreen(page));
  faults.push(...(await measure(page, rules)));
}
async function lookAt(walk: Walk, path: string): Promise<void> {
  await visit(walk.page, path);
  await look(walk);
}

const tabletWidth = 820;
/** Measures the screen that a desktop shows in a window as narrow as a tablet. */
async function lookNarrower({ page }: Walk, tablet: Walk): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  await page.setViewportSize({ ...size, width: tabletWidth });
  await atRest(page);
  tablet.seen.add(toScreen(page));
  tablet.faults.push(...(await measure(page, [sideways])));
  await page.setViewportSize(size);
  await atRest(page);
}
const createScreens = (resource: Resource): string[] =>
  resource.operations.includes("create") && !findCreateView(resource)
    ? [toPath(resource, "create")]
    : [];

/**
 * Measures the screens of a resource in a window of 1360×850, as a user with a mouse and keys; its
 * lists and first record also in the width of a tablet.
 */
async function walkDesktop(page: Page, resource: Resource, folder: string): Promise<[Walk, Walk]> {
  const walk = startWalk(page);
  const tablet = startWalk(page);
  const [first = resource, ...others] = listMenuItems(resource);
  // Twenty rows, as lists open: twelve of them have to be in view.
  for (const { route } of [...others, first]) {
    await lookAt(walk, `${route}?perPage=20`);
    await lookNarrower(walk, tablet);
  }
  const rows = await page.locator("main tr.row").count();
  if (!resource.singleton && (await openFirstRow(page))) {
    await look(walk);
    await lookNarrower(walk, tablet);
    walk.faults.push(
      ...(await checkPlace(page, rows, first)),
      ...(await checkDialogs(page, resource, folder)),
    );
    walk.faults.push(...(await checkFocus(page)));
  } else walk.faults.push(...(await checkFocus(page)));
  for (const path of createScreens(resource)) await lookAt(walk, path);
  if (!resource.singleton) walk.faults.push(...(await checkDeadlines(page, resource)));
  if (!resource.singleton && isSearchable(resource) && !resource.parent)
    walk.faults.push(...(await checkFiltered(page, first.route)));
  return [walk, tablet];
}

/** Measures the screens of a resource on a phone. */
async function walkPhone(page: Page, resource: Resource, id: number | null): Promise<Walk> {
  const walk = startWalk(page);
  for (const { route } of listMenuItems(resource)) await lookAt(walk, `${route}?perPage=10`);
  for (const path of createScreens(resource)) await lookAt(walk, path);
  if (id !== null) await lookAt(walk, toPath(resource, "show", id));
  return walk;
}

/**
 * Returns a sentence for each place that breaks a rule, but for those that are known, and for each
 * known one that is mended.
 */
function toSentences({ faults, seen }: Walk, width: number): string[] {
  const isKnown = ({ screen, check }: Pick<Fault, "screen" | "check">) =>
    known.some((one) => one.screen === screen && one.check === check && one.width === width);
  const mended = known.filter(
    (one) =>
      one.width === width &&
      seen.has(one.screen) &&
      !faults.some(({ screen, check }) => screen === one.screen && check === one.check),
  );
  const toSentence = ({ screen, check, sentence }: Fault) =>
    `${screen} at ${width} px ${sentence} (check ${check})`;
  return [
    ...faults.filter((fault) => !isKnown(fault)).map(toSentence),
    ...mended.map(
      ({ screen, check }) =>
        `${screen} at ${width} px is mended: remove check ${check} from known.ts`,
    ),
  ];
}

interface Measured {
  resource: Resource;
  /** The folder of its declaration. */
  folder: string;
  /** Any row of it; null if it has none. */
  id: number | null;
  desktop: Page;
  phone: Page;
}
/** Measures the screens of a resource on a desktop, a tablet and a phone. */
export async function measureScreens(measured: Measured): Promise<string[]> {
  const { resource, folder, id, desktop, phone } = measured;
  const [[wide, tablet], narrow] = await Promise.all([
    walkDesktop(desktop, resource, folder),
    walkPhone(phone, resource, id),
  ]);
  return [
    ...toSentences(wide, 1360),
    ...toSentences(tablet, tabletWidth),
    ...toSentences(narrow, 390),
  ];
}
