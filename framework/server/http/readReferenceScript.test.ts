import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readReferenceScript } from "./readReferenceScript.ts";

test("the reference page's script is the build's copy, or that of the package before a build", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "reference-"));
  try {
    const copy = path.join(folder, "standalone.js.gz");
    const original = await readReferenceScript(copy);
    expect(gunzipSync(original).toString("utf8")).toContain("createApiReference");
    await writeFile(copy, gzipSync("copied"));
    expect(gunzipSync(await readReferenceScript(copy)).toString("utf8")).toBe("copied");
  } finally {
    await rm(folder, { recursive: true });
  }
});
