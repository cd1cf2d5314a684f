// Finds a browser for the end-to-end tests; installs Debian's Chromium if none is found and the
// process may install packages.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  process.env.CHROMIUM_PATH,
  // Chromium without its windows, which needs a quarter less processor time for the same tests.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/** Debian's packages of Chromium, the preferred one first; not every release has both. */
const packages = ["chromium-headless-shell", "chromium"];

const find = () => places.find((place) => place && existsSync(place)) ?? null;
const apt = (...args) => spawnSync("apt-get", args, { stdio: "ignore" });

/** Returns the path of a browser, or null where there is none and none can be installed. */
export function findChromium() {
  const found = find();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) return null;
  console.log("Chromium wasn't found. Installing Debian's …");
  apt("update");
  for (const name of packages) {
    apt("install", "-y", "--no-install-recommends", name);
    if (find()) break;
  }
  return find();
}
