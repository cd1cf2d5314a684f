// Runs an app on the framework by its folder: `node scripts/app.mjs <folder> [command]`. Without a
// command it is built and served.
import path from "node:path";
import { build } from "vite";
import { createAppConfig, loadAppModule, toBrowserFolder } from "../framework/build/appFolder.mjs";
import { withModules } from "./ssr.mjs";

const [folder = "", ...given] = process.argv.slice(2);
const [command = "serve", ...rest] = given;
if (given.length === 0 || command === "build")
  await build({ ...createAppConfig(folder), logLevel: "warn" });
if (command !== "build")
  await withModules(async (load) => {
    const { runApp } = await load("framework/server/app/runApp.ts");
    const folders = { folder: path.resolve(folder), browser: toBrowserFolder(folder) };
    await runApp(await loadAppModule(folder, load), folders, [command, ...rest]);
  });
