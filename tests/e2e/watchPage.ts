import { afterEach } from "vitest";
import { app } from "../../core/app.ts";
import { configureApp } from "../../framework/schema/index.ts";
import { listOpenPages } from "./openPages.ts";

configureApp(app);

/** Prints the text of each page at that moment: the log is often the only trace of a failure. */
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  for (const page of listOpenPages()) {
    const text = await page
      .evaluate(() => document.body.innerText.replaceAll(/\s*\n\s*/g, " | ").slice(0, 2000), {})
      .catch(String);
    console.error(`When “${task.name}” failed, ${page.url()} showed:\n${text}\n`);
  }
});
