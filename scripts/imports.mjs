// Checks the order of folders, the faces of domains and cycles between them, that no server code
// reaches the browser, and that errors come from the tables of error codes; measures the domains.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  allowedFolders,
  findDomainCycles,
  findErrorsPastTables,
  findImportsPastFaces,
  findWrongFolders,
  isSchema,
  isServer,
  isTest,
  listImports,
  measureDomains,
} from "./importRules.mjs";

/** The only production file that imports the demo; it loads it when the demo is on. */
const demoLoader = "server/loadDemo.ts";

const isBrowser = (file) =>
  /^(src|dataProvider|authProvider|framework\/admin)\//.test(file) ||
  /^framework\/fields\/.*\.tsx$/.test(file) ||
  /^((resources|core)\/.*\.tsx|resources\/\w+\/screens\.ts)$/.test(file);
const browserOnly = /^(react|@mui|@emotion|@tanstack|@dnd-kit|ra-|axios|fuse)/;

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else if (/\.tsx?$/.test(entry.name)) yield full;
  }
}

const topFolders = [...Object.keys(allowedFolders), "tests", "bench", "simulator"];
const sources = new Map(
  topFolders.flatMap((folder) =>
    [...walk(folder)].map((file) => [file, readFileSync(file, "utf8")]),
  ),
);
const imports = [...sources].flatMap(([file, source]) => listImports(file, source));
const production = imports.filter(
  ({ from }) => !isTest(from) && from !== demoLoader && from.split("/")[0] in allowedFolders,
);
const errors = [
  ...findWrongFolders(production),
  ...findImportsPastFaces(imports),
  ...findDomainCycles(imports),
  ...[...sources].flatMap(([file, source]) => findErrorsPastTables(file, source)),
];
for (const { from, to } of production) {
  if (isServer(to) && !isServer(from)) errors.push(`${from} imports ${to}: only the server may`);
  else if (isBrowser(to) && isServer(from))
    errors.push(`${from} imports ${to}: only the browser may`);
  else if (isSchema(from) && !isSchema(to))
    errors.push(`${from} imports ${to}: the schema imports nothing else`);
}

// The production image contains `dependencies` only: packages that the server loads must be listed
// there, and packages that only browsers load must not.
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const isLoadedByServer = (file) => isServer(file) || isSchema(file) || file.startsWith("i18n/");
for (const folder of Object.keys(allowedFolders))
  for (const file of walk(folder)) {
    if (isTest(file)) continue;
    const packages = readFileSync(file, "utf8").matchAll(
      /^import (?!type\b)(?:[^;"']*? from )?["']((?:@[\w-]+\/)?[\w-]+)[^"']*["'];|\bimport\(["']((?:@[\w-]+\/)?[\w-]+)/gm,
    );
    for (const [, stated, loaded] of packages) {
      const name = stated ?? loaded;
      const isShipped = name in dependencies;
      if (isLoadedByServer(file) && !isShipped && name !== "node")
        errors.push(`${file} loads ${name}: package.json must name it among its dependencies`);
      if (isBrowser(file) && isShipped && browserOnly.test(name))
        errors.push(`${file} loads ${name}: package.json must name it among its devDependencies`);
    }
  }

const lines = new Map([...sources].map(([file, source]) => [file, source.split("\n").length - 1]));
const size = measureDomains(lines);
errors.push(...size.errors);
console.log(size.figure);
for (const mistake of errors) console.log(mistake);
process.exit(errors.length > 0 ? 1 : 0);
