import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Served, serveBuilt } from "../e2e/serveBuilt.ts";
import { fixedProcess, prepareFixedDemo } from "./fixedDemo.ts";
import { shownAt } from "./moment.ts";

/** Serves the build with the gallery's demo, on an embedded database with a fixed clock. */
export async function serveFixed(): Promise<Served> {
  const folder = await prepareFixedDemo();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "markethall-gallery-"));
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const served = await serveBuilt({
      dataDir,
      folder,
      args: fixedProcess,
      // The clock is fixed, so that the calls of a whole run would count as those of one minute.
      env: { MOMENT: String(shownAt), MEMBER_RATE: "0" },
    });
    return { ...served, stop: () => served.stop().then(removeData) };
  } catch (error) {
    removeData();
    throw error;
  }
}
