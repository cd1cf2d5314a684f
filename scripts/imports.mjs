// Holds the direction of imports: framework ← resources ← src | server; and that nothing of the server reaches the browser.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const rooms = [
  "framework",
  "resources",
  "dataProvider",
  "authProvider",
  "i18n",
  "src",
  "server",
  "tests",
  "bench",
  "scripts",
  "migrations",
];
/** Which rooms a room may import from; a file of the server half, of the browser half and of the tests has its own rule. */
const allowed = {
  framework: ["framework", "i18n"],
  resources: ["framework", "resources"],
  dataProvider: ["framework", "dataProvider", "i18n"],
  authProvider: ["framework", "authProvider", "dataProvider", "i18n"],
  i18n: ["framework", "i18n"],
  src: ["framework", "resources", "dataProvider", "authProvider", "i18n", "src"],
  server: ["framework", "resources", "i18n", "server", "migrations"],
};
const isTest = (file) =>
  /\.test(-d)?\.tsx?$/.test(file) ||
  /(render[A-Z]\w*|testServer|memoryProvider)\.tsx?$/.test(file) ||
  /^(tests|bench|scripts)\//.test(file);
const ofServer = (file) =>
  /^(server|framework\/server|resources\/\w+\/server)\//.test(file) || /\.server\.ts$/.test(file);
const ofBrowser = (file) =>
  /^(src|dataProvider|authProvider|framework\/admin)\//.test(file) || /^resources\/.*\.tsx$/.test(file);

const browserOnly = /^(react|@mui|@emotion|@tanstack|@dnd-kit|ra-|axios|fuse)/;

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else if (/\.tsx?$/.test(entry.name)) yield full;
  }
}
const mistakes = [];
for (const room of Object.keys(allowed)) {
  for (const file of walk(room)) {
    if (isTest(file)) continue;
    for (const [, target] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"'?]+)/g)) {
      const to = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
      const toRoom = to.split("/")[0];
      if (rooms.includes(toRoom) && !allowed[room].includes(toRoom))
        mistakes.push(`${file} imports ${to}: ${room} may not know ${toRoom}`);
      else if (ofServer(to) && !ofServer(file)) mistakes.push(`${file} imports ${to}: that is the server's alone`);
      else if (ofBrowser(to) && ofServer(file)) mistakes.push(`${file} imports ${to}: that is the browser's alone`);
      else if (/^framework\/schema\//.test(file) && !/^framework\/schema\//.test(to))
        mistakes.push(`${file} imports ${to}: the declaration language knows nothing else`);
    }
  }
}
// The image of production holds `dependencies` alone: what the server loads must be there, and what only browsers load must not.
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const inProcess = (file) => ofServer(file) || /^(framework\/schema|i18n)\//.test(file);
for (const room of Object.keys(allowed))
  for (const file of walk(room)) {
    if (isTest(file)) continue;
    const packages = readFileSync(file, "utf8").matchAll(
      /^import (?!type\b)(?:[^;"']*? from )?["']((?:@[\w-]+\/)?[\w-]+)[^"']*["'];|\bimport\(["']((?:@[\w-]+\/)?[\w-]+)/gm,
    );
    for (const [, stated, loaded] of packages) {
      const name = stated ?? loaded;
      const isShipped = name in dependencies;
      if (inProcess(file) && !isShipped && name !== "node")
        mistakes.push(`${file} loads ${name}: package.json must name it among its dependencies`);
      if (ofBrowser(file) && isShipped && browserOnly.test(name))
        mistakes.push(`${file} loads ${name}: package.json must name it among its devDependencies`);
    }
  }

for (const mistake of mistakes) console.log(mistake);
process.exit(mistakes.length > 0 ? 1 : 0);
