// Finds a browser for the end-to-end tests; installs Debian's Chromium if none is found and the
// process may install packages.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const find = () => places.find((place) => place && existsSync(place)) ?? null;

export function findChromium() {
  const found = find();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) return null;
  console.log("Chromium wasn't found. Installing Debian's …");
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
    stdio: "ignore",
  });
  return find();
}
