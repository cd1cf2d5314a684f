// Checks the direction of imports, and that no server code reaches the browser.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The folders from which a folder may import. Files of the server, of the browser and of tests have
 * their own rules.
 */
const allowed = {
  framework: ["framework", "i18n"],
  core: ["framework", "core"],
  resources: ["framework", "core", "resources"],
  dataProvider: ["framework", "dataProvider", "i18n"],
  authProvider: ["framework", "authProvider", "dataProvider", "i18n"],
  i18n: ["framework", "i18n"],
  src: ["framework", "core", "resources", "dataProvider", "authProvider", "i18n", "src"],
  adapters: ["framework", "core", "resources", "i18n", "adapters", "server"],
  server: ["framework", "core", "resources", "i18n", "adapters", "server", "migrations"],
  demo: ["framework", "core", "resources", "i18n", "adapters", "server", "demo"],
};
const folders = [...Object.keys(allowed), "tests", "bench", "simulator", "scripts", "migrations"];
/** The only production file that imports the demo; it loads it when the demo is on. */
const demoLoader = "server/loadDemo.ts";

const isTest = (file) =>
  /\.test(-d)?\.tsx?$/.test(file) ||
  /(render[A-Z]\w*|testServer|memoryProvider)\.tsx?$/.test(file) ||
  /(^|\/)tests\//.test(file) ||
  /^(bench|scripts)\//.test(file);
const isServer = (file) =>
  /^(server|adapters|demo|framework\/server|core\/server)\//.test(file) ||
  /^(resources\/\w+|core)\/\w+\/server\//.test(file) ||
  /\.server\.ts$/.test(file);
const isBrowser = (file) =>
  /^(src|dataProvider|authProvider|framework\/admin)\//.test(file) || /^(resources|core)\/.*\.tsx$/.test(file);
const browserOnly = /^(react|@mui|@emotion|@tanstack|@dnd-kit|ra-|axios|fuse)/;

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else if (/\.tsx?$/.test(entry.name)) yield full;
  }
}

const errors = [];
for (const folder of Object.keys(allowed)) {
  for (const file of walk(folder)) {
    if (isTest(file) || file === demoLoader) continue;
    for (const [, target] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"'?]+)/g)) {
      const to = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
      const toFolder = to.split("/")[0];
      if (folders.includes(toFolder) && !allowed[folder].includes(toFolder))
        errors.push(`${file} imports ${to}: ${folder} may not import ${toFolder}`);
      else if (isServer(to) && !isServer(file)) errors.push(`${file} imports ${to}: only the server may`);
      else if (isBrowser(to) && isServer(file)) errors.push(`${file} imports ${to}: only the browser may`);
      else if (/^framework\/schema\//.test(file) && !/^framework\/schema\//.test(to))
        errors.push(`${file} imports ${to}: framework/schema imports nothing else`);
    }
  }
}

/**
 * Domains import each other's values without cycles; types may point back. Tests and the list of
 * all resources stand above the domains.
 */
function findDomainCycles() {
  const imports = new Map();
  const inDomain = /^resources\/(\w+)\/\w+\//;
  for (const file of walk("resources")) {
    const from = inDomain.exec(file)?.[1];
    if (!from || isTest(file)) continue;
    const targets = imports.get(from) ?? new Map();
    imports.set(from, targets);
    for (const [, target] of readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type\b)[^;"']*? from "(\.[^"]+)"/gm,
    )) {
      const to = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
      const domain = inDomain.exec(to)?.[1];
      if (domain && domain !== from && !targets.has(domain)) targets.set(domain, `${file} imports ${to}`);
    }
  }
  const found = [];
  const visit = (domain, trail) => {
    const start = trail.indexOf(domain);
    if (start >= 0) {
      const cycle = [...trail.slice(start), domain];
      const least = cycle.slice(0, -1).toSorted()[0];
      // Each cycle is reported once, from its first domain in alphabetical order.
      if (cycle[0] !== least) return;
      const steps = cycle.slice(1).map((to, index) => imports.get(cycle[index])?.get(to));
      found.push(`domains in a cycle: ${cycle.join(" → ")}\n  ${steps.join("\n  ")}`);
      return;
    }
    for (const to of imports.get(domain)?.keys() ?? []) visit(to, [...trail, domain]);
  };
  for (const domain of imports.keys()) visit(domain, []);
  return [...new Set(found)];
}
errors.push(...findDomainCycles());

// The production image contains `dependencies` only: packages that the server loads must be listed
// there, and packages that only browsers load must not.
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const isLoadedByServer = (file) => isServer(file) || /^(framework\/schema|i18n)\//.test(file);
for (const folder of Object.keys(allowed))
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

for (const mistake of errors) console.log(mistake);
process.exit(errors.length > 0 ? 1 : 0);
