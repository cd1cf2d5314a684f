// Rules of imports between folders and domains, as functions of a list of imports, and the rule
// that errors come from the tables of error codes.
import path from "node:path";

/**
 * @typedef {object} Import
 * @property {string} from path of the importing file, from the root of the project
 * @property {string} to path of the imported file
 * @property {boolean} isValue false where only types are imported
 */

/**
 * The folders from which a folder may import: framework ← core ← resources ← adapters ← server,
 * with the browser app beside the server. Tests, the demo, benchmarks and the simulator are on top
 * and may import everything; nothing imports them.
 */
export const allowedFolders = {
  framework: ["framework", "i18n"],
  core: ["framework", "core"],
  resources: ["framework", "core", "resources"],
  dataProvider: ["framework", "dataProvider", "i18n"],
  authProvider: ["framework", "authProvider", "dataProvider", "i18n"],
  i18n: ["framework", "i18n"],
  src: ["framework", "core", "resources", "dataProvider", "authProvider", "i18n", "src"],
  adapters: ["framework", "core", "resources", "i18n", "adapters"],
  server: ["framework", "core", "resources", "i18n", "adapters", "server", "migrations"],
  demo: ["framework", "core", "resources", "i18n", "adapters", "server", "demo"],
};
const folders = [
  ...Object.keys(allowedFolders),
  "tests",
  "bench",
  "simulator",
  "scripts",
  "migrations",
];

export const isTest = (file) =>
  /\.test(-d)?\.tsx?$/.test(file) ||
  /(render[A-Z]\w*|testServer|memoryProvider)\.tsx?$/.test(file) ||
  /(^|\/)tests\//.test(file) ||
  /^(bench|scripts)\//.test(file);

/**
 * Whether a file is server code, which the browser must not import: the process itself, and in a
 * resource its rules, its `commands/`, its `queries/` and its `importExport/`.
 */
export const isServer = (file) =>
  /^(server|adapters|demo|framework\/server|core\/server)\//.test(file) ||
  /^core\/\w+\/server\//.test(file) ||
  /^resources\/\w+\/\w+\/(commands|queries|importExport)\//.test(file) ||
  /^resources\/\w+\/(server|errors|testing)\.ts$/.test(file) ||
  /^framework\/fields\/(server|\w+\/server)\.ts$/.test(file) ||
  /\.server\.ts$/.test(file);

/**
 * Whether a file is of the schema, which server and browser share: the declarations, and the schema
 * halves of the kinds of fields.
 */
export const isSchema = (file) =>
  file.startsWith("framework/schema/") ||
  (/^framework\/fields\/.*\.ts$/.test(file) && !isServer(file));

/** The domain of a file below `resources/`; null for the list of all resources. */
export const findDomain = (file) => /^resources\/(\w+)\/./.exec(file)?.[1] ?? null;
/** The face of a domain for tests and the demo, which production code must not import. */
const isTestingFace = (file) => /^resources\/\w+\/testing\.ts$/.test(file);
/** A domain's faces, beside its resources: `index`, `server`, `screens` and `testing`. */
const isFace = (file) =>
  /^resources\/\w+\/(index|server|screens)\.ts$/.test(file) || isTestingFace(file);

const importPattern =
  /^(?:import|export)\s+(type\s)?(?:[^;"']*?\sfrom\s+)?["'](\.[^"'?]+)|(?:import|vi\.mock)\(\s*(?:\/\*[^*]*\*\/\s*)?["'](\.[^"'?]+)/gm;

/**
 * Lists the relative imports and re-exports of a file, dynamic imports included.
 *
 * @param {string} file
 * @param {string} source
 * @returns {Import[]}
 */
export function listImports(file, source) {
  return [...source.matchAll(importPattern)].map(([, type, target = "", dynamic]) => ({
    from: file,
    to: path.posix.normalize(path.posix.join(path.posix.dirname(file), target || (dynamic ?? ""))),
    isValue: type === undefined,
  }));
}

/**
 * Finds imports against the order of the folders; tests are free of it.
 *
 * @param {readonly Import[]} imports
 * @returns {string[]}
 */
export function findWrongFolders(imports) {
  return imports.flatMap(({ from, to }) => {
    const [folder = ""] = from.split("/");
    const [target = ""] = to.split("/");
    const allowed = allowedFolders[folder];
    if (!allowed || isTest(from) || !folders.includes(target) || allowed.includes(target))
      return [];
    return [`${from} imports ${to}: ${folder} may not import ${target}`];
  });
}

/**
 * Finds imports of a domain's files from outside of the domain that are not through a face, and
 * faces that their own domain imports; tests are no exception. Production code may not import the
 * face for tests.
 *
 * @param {readonly Import[]} imports
 * @returns {string[]}
 */
export function findImportsPastFaces(imports) {
  return imports.flatMap(({ from, to }) => {
    const domain = findDomain(to);
    if (domain === null) return [];
    if (findDomain(from) === domain)
      return isFace(to)
        ? [`${from} imports ${to}: files of a domain import each other, not its face`]
        : [];
    if (isTestingFace(to) && !isTest(from) && !/^(demo|simulator)\//.test(from))
      return [`${from} imports ${to}: only tests and the demo may`];
    return isFace(to) ? [] : [`${from} imports ${to}: past the faces of ${domain}`];
  });
}

/**
 * Finds domains that import each other's values in a cycle, each cycle once; types may point back,
 * and tests stand above the domains.
 *
 * @param {readonly Import[]} imports
 * @returns {string[]}
 */
export function findDomainCycles(imports) {
  const byDomain = new Map();
  for (const { from, to, isValue } of imports) {
    const [domain, target] = [findDomain(from), findDomain(to)];
    if (!isValue || domain === null || target === null || domain === target || isTest(from))
      continue;
    const targets = byDomain.get(domain) ?? new Map();
    byDomain.set(domain, targets);
    if (!targets.has(target)) targets.set(target, `${from} imports ${to}`);
  }
  const found = [];
  const visit = (domain, trail) => {
    const start = trail.indexOf(domain);
    if (start >= 0) {
      const cycle = [...trail.slice(start), domain];
      // Each cycle is reported once, from its first domain in alphabetical order.
      if (cycle[0] !== cycle.slice(0, -1).toSorted()[0]) return;
      const steps = cycle.slice(1).map((to, index) => byDomain.get(cycle[index])?.get(to));
      found.push(`domains in a cycle: ${cycle.join(" → ")}\n  ${steps.join("\n  ")}`);
      return;
    }
    for (const to of byDomain.get(domain)?.keys() ?? []) visit(to, [...trail, domain]);
  };
  for (const domain of byDomain.keys()) visit(domain, []);
  return [...new Set(found)];
}

/** The largest share of the lines of `resources/` that one domain may hold. */
export const maxShare = 1 / 4;

/**
 * Finds the largest domain of `resources/`, with an error where it holds more than `maxShare` of
 * all lines.
 *
 * @param {ReadonlyMap<string, number>} lines number of lines by file
 * @returns {{ figure: string, errors: string[] }}
 */
export function measureDomains(lines) {
  const byDomain = new Map();
  let total = 0;
  for (const [file, count] of lines) {
    const domain = findDomain(file);
    if (!file.startsWith("resources/")) continue;
    total += count;
    if (domain !== null) byDomain.set(domain, (byDomain.get(domain) ?? 0) + count);
  }
  const [largest, most] = [...byDomain].reduce(
    (one, other) => (other[1] > one[1] ? other : one),
    ["", 0],
  );
  const percent = total > 0 ? ((100 * most) / total).toFixed(1) : "0.0";
  const figure = `resources/${largest} is the largest domain: ${most} of ${total} lines, ${percent} %`;
  const isTooLarge = most > total * maxShare;
  return { figure, errors: isTooLarge ? [`${figure}, more than ${maxShare * 100} %`] : [] };
}

/** The only files that construct or extend `DomainError`; all others use `domainError`. */
const errorFiles = [
  "framework/server/domainError.ts",
  "framework/server/http/findOverload.ts",
  "framework/server/compareAndSet.ts",
];

/**
 * Finds errors that are not created from a table of error codes, which knows their status, their
 * parameters and their message.
 *
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function findErrorsPastTables(file, source) {
  if (isTest(file) || errorFiles.includes(file)) return [];
  return [...source.matchAll(/\b(?:new|extends) DomainError\b/g)].map(
    ([use]) => `${file}: "${use}" creates an error without a code of a table; use domainError("…")`,
  );
}
