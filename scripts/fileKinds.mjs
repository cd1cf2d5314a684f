// What a file is for, by its path: a test, server code, browser code, the schema; and its domain.

/**
 * Helpers of tests that stand beside what they test. Everything else that is no `*.test.ts` and in
 * no folder `tests/` is production code, whatever its name.
 */
const testHelpers = new Set([
  "dataProvider/testServer.ts",
  "framework/admin/form/renderScreen.tsx",
  "framework/admin/form/stalls.ts",
  "framework/fields/describeKind.ts",
  "framework/schema/testTenancy.ts",
  "framework/fields/sharedExamples.ts",
  "framework/admin/list/memoryProvider.ts",
  "framework/admin/rejectingProvider.ts",
  "framework/admin/list/renderList.tsx",
  "framework/admin/list/renderParts.tsx",
  "framework/server/operations/operationFixtures.ts",
  "resources/orders/orders/screens/renderOrders.tsx",
  "resources/shop/materials/screens/renderLibrary.tsx",
  "src/pages/renderPage.tsx",
]);

export const isTest = (file) =>
  /\.test(-d)?\.tsx?$/.test(file) || /(^|\/)tests\//.test(file) || testHelpers.has(file);

/**
 * Whether a file is server code, which the browser must not import: the process itself, and in a
 * resource its rules, its storefront calls, its queues, jobs and consumers, its `commands/`, its
 * `queries/` and its `importExport/`.
 */
export const isServer = (file) =>
  /^(server|adapters|demo|framework\/server|core\/server)\//.test(file) ||
  /^core\/\w+\/server\//.test(file) ||
  /^resources\/\w+\/\w+\/(commands|queries|importExport)\//.test(file) ||
  /^resources\/\w+\/(\w+\/)?(server|errors|testing|tables)\.ts$/.test(file) ||
  /^resources\/\w+\/\w+\/(storefront|queues|jobs|consumers)\.ts$/.test(file) ||
  /^framework\/fields\/(server|\w+\/server)\.ts$/.test(file) ||
  /\.server\.ts$/.test(file);

/**
 * Whether a file is of the schema, which server and browser share: the declarations, and the schema
 * halves of the kinds of fields.
 */
export const isSchema = (file) =>
  file.startsWith("framework/schema/") ||
  (/^framework\/fields\/.*\.ts$/.test(file) && !isServer(file));

/** Whether a file runs in the browser only. */
export const isBrowser = (file) =>
  /^(src|dataProvider|authProvider|framework\/admin)\//.test(file) ||
  /^framework\/fields\/.*\.tsx$/.test(file) ||
  /^((resources|core|examples)\/.*\.tsx|resources\/(\w+\/screens|\w+\/\w+\/icon)\.ts)$/.test(file);

/** The domain of a file below `resources/`; null for the list of all resources. */
export const findDomain = (file) => /^resources\/(\w+)\/./.exec(file)?.[1] ?? null;

/** The face of a domain for tests and the demo, which production code must not import. */
export const isTestingFace = (file) => /^resources\/\w+\/testing\.ts$/.test(file);
/** A domain's faces, beside its resources: `index`, `server`, `screens` and `testing`. */
export const isFace = (file) =>
  /^resources\/\w+\/(index|server|screens)\.ts$/.test(file) || isTestingFace(file);
