// Rules of imports between folders and domains, between server, browser and schema, and of
// packages, as functions of a list of imports.
import {
  findDomain,
  isBrowser,
  isFace,
  isSchema,
  isServer,
  isTest,
  isTestingFace,
} from "./fileKinds.mjs";

/**
 * The folders from which a folder may import: framework ← core ← resources ← adapters ← server,
 * with the browser app beside the server. Tests, the demo, benchmarks, scripts and the simulator
 * are on top and may import everything; nothing imports them.
 */
export const allowedFolders = {
  framework: ["framework", "i18n"],
  // The frame of an app connects the framework's screens with their server.
  "framework/admin/app": ["framework", "dataProvider", "authProvider", "i18n"],
  core: ["framework", "core"],
  resources: ["framework", "core", "resources"],
  dataProvider: ["framework", "dataProvider", "i18n"],
  authProvider: ["framework", "authProvider", "dataProvider", "i18n"],
  i18n: ["framework", "i18n"],
  src: ["framework", "core", "resources", "dataProvider", "authProvider", "i18n", "src"],
  // The dashboard lays out the cards that it finds, so that each resource can be removed.
  "src/pages/dashboard": ["framework", "core", "dataProvider", "authProvider", "i18n", "src"],
  adapters: ["framework", "core", "resources", "i18n", "adapters"],
  server: ["framework", "core", "resources", "i18n", "adapters", "server", "migrations"],
  demo: ["framework", "core", "resources", "i18n", "adapters", "server", "demo"],
  // Apps of their own, which are built on the framework and have nothing of the marketplace.
  examples: ["framework", "dataProvider", "authProvider", "i18n", "examples"],
};
export const foldersOnTop = ["tests", "bench", "simulator", "scripts"];
const folders = [...Object.keys(allowedFolders), ...foldersOnTop, "migrations"];

const innerFolders = Object.keys(allowedFolders).filter((folder) => folder.includes("/"));

/** The folder whose imports are allowed together: the longest that contains the file. */
const findFolder = (file) =>
  innerFolders.find((folder) => file.startsWith(`${folder}/`)) ?? file.split("/")[0] ?? "";

const isProduction = (file) => !isTest(file) && file.split("/")[0] in allowedFolders;

/** The only production file that imports the demo; it loads it when the demo is on. */
const isDemoLoader = ({ from, to, isDynamic }) =>
  from === "server/loadDemo.ts" && to === "demo/index.ts" && isDynamic === true;

const describe = ({ from, line, to }) => `${from}:${line} imports ${to}`;

/**
 * Finds imports against the order of the folders; tests are free of it, except those of examples.
 *
 * @param {readonly import("./readImports.mjs").Import[]} imports
 * @returns {string[]}
 */
export function findWrongFolders(imports) {
  return imports.flatMap((one) => {
    const folder = findFolder(one.from);
    const [target = ""] = one.to.split("/");
    const isFree = !isProduction(one.from) && folder !== "examples";
    if (one.isPackage || isFree || isDemoLoader(one)) return [];
    if (isTest(one.to) && isProduction(one.from))
      return [
        `${describe(one)}: production code may not import tests; move what it needs out of the test, or list a new helper of tests in scripts/fileKinds.mjs`,
      ];
    const allowed = allowedFolders[folder];
    if (!folders.includes(target) || allowed.includes(target)) return [];
    return [
      `${describe(one)}: ${folder} may not import ${target}, only ${allowed.join(", ")}; move what both need down, or pass it as an argument`,
    ];
  });
}

const locales = /^resources\/(\w+\/)+locales\/(\w+\/)*(en|zh-CN|zh-TW)\.ts$/;
/** Files that are found by their names instead of through a face, and the files that find them. */
const foundByName = [
  { to: /^resources\/\w+\/\w+\/\w+\.server\.ts$/, from: /^server\/modules\.ts$/ },
  { to: /^resources\/\w+\/\w+\/\w+Screens\.tsx$/, from: /^src\/resource\/screens\.ts$/ },
  {
    to: /^resources\/\w+\/\w+\/\w+Dashboard\.tsx$/,
    from: /^src\/resource\/dashboardCards\.ts$/,
  },
  { to: locales, from: /^(server\/language|src\/messages\/.+|scripts\/messages\/\w+)\.ts$/ },
  { to: locales, from: /\.test\.ts$/ },
  { to: /\/\w+Kind\.server\.ts$/, from: /^server\/serverKinds\.ts$/ },
  { to: /\/\w+Kind\.tsx$/, from: /^src\/resource\/screens\.ts$/ },
  { to: /^resources\/\w+\/\w+\/storefront\.ts$/, from: /^server\/storefront\/calls\.ts$/ },
  { to: /^resources\/\w+\/\w+\/queues\.ts$/, from: /^server\/queues\.ts$/ },
  { to: /^resources\/\w+\/\w+\/jobs\.ts$/, from: /^server\/jobs\.ts$/ },
  { to: /^resources\/\w+\/\w+\/consumers\.ts$/, from: /^server\/consumers\.ts$/ },
  { to: /^resources\/\w+\/\w+\/errors\.ts$/, from: /^server\/errors\.ts$/ },
  { to: /^resources\/\w+\/\w+\/icon\.ts$/, from: /^src\/layout\/icons\.ts$/ },
  { to: /^resources\/.+\.sample\.ts$/, from: /^tests\/sample\.ts$/ },
];
const isFoundByName = ({ from, to, isGlob }) =>
  isGlob && foundByName.some((one) => one.to.test(to) && one.from.test(from));
/** The list of all resources names each by the file that declares it. */
const isListed = ({ from, to }) =>
  from === "resources/declarations.ts" &&
  /^resources\/\w+\/\w+\/\w+\.ts$/.test(to) &&
  !isServer(to);

const faceFor = (file) =>
  isServer(file) || isTest(file) ? "server" : file.endsWith("x") ? "screens" : "index";

/**
 * Finds imports of a domain's files from outside of the domain that are not through a face, and
 * faces that their own domain imports. Tests are no exception, unless they read a file as text.
 * Production code may not import the face for tests.
 *
 * @param {readonly import("./readImports.mjs").Import[]} imports
 * @returns {string[]}
 */
export function findImportsPastFaces(imports) {
  return imports.flatMap((one) => {
    const { from, to } = one;
    const domain = findDomain(to);
    if (domain === null || one.isPackage || isFoundByName(one) || isListed(one)) return [];
    if (one.isText && isTest(from)) return [];
    if (findDomain(from) === domain)
      return isFace(to)
        ? [
            `${describe(one)}: files of a domain import each other, not its face; import the file that declares it`,
          ]
        : [];
    if (isTestingFace(to) && !isTest(from) && !/^(demo|simulator)\//.test(from))
      return [
        `${describe(one)}: only tests and the demo may; export it from server.ts if it is used`,
      ];
    if (isFace(to)) return [];
    return [
      `${describe(one)}: past the faces of ${domain}; import it from resources/${domain}/${faceFor(from)}.ts, a public face, and export it there`,
    ];
  });
}

/**
 * Finds server code in the browser, browser code on the server, and anything else in the schema.
 *
 * @param {readonly import("./readImports.mjs").Import[]} imports
 * @returns {string[]}
 */
export function findWrongSides(imports) {
  return imports.flatMap((one) => {
    const { from, to } = one;
    if (one.isPackage || !isProduction(from)) return [];
    const [where, fix] =
      isServer(to) && !isServer(from)
        ? ["only the server may", "call it through the API, or move what both need out of it"]
        : isBrowser(to) && isServer(from)
          ? ["only the browser may", "move what both need into a file without screens"]
          : isSchema(from) && !isSchema(to)
            ? ["the schema imports nothing else", "move what it needs into framework/schema/"]
            : [];
    return where ? [`${describe(one)}: ${where}; ${fix}`] : [];
  });
}

const browserOnly = /^(react|@mui|@emotion|@tanstack|@dnd-kit|ra-|fuse)/;

/**
 * Finds packages in the wrong list of package.json. The production image contains `dependencies`
 * only: packages that the server loads must be listed there, and those that only browsers load must
 * not.
 *
 * @param {readonly import("./readImports.mjs").Import[]} imports
 * @param {Readonly<Record<string, string>>} dependencies
 * @returns {string[]}
 */
export function findWrongPackages(imports, dependencies) {
  return imports.flatMap((one) => {
    const { from, isValue, isPackage } = one;
    const name = /^((?:@[\w-]+\/)?[\w.-]+)/.exec(one.to)?.[1];
    if (!isPackage || !isValue || !name || one.to.startsWith("node:") || !isProduction(from))
      return [];
    const isLoadedByServer = isServer(from) || isSchema(from) || from.startsWith("i18n/");
    const isShipped = name in dependencies;
    const wrong = `${from}:${one.line} loads ${name}: package.json must name it among its`;
    if (isLoadedByServer && !isShipped) return [`${wrong} dependencies`];
    return isBrowser(from) && isShipped && browserOnly.test(name)
      ? [`${wrong} devDependencies`]
      : [];
  });
}
