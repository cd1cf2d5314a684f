/**
 * Files of the stress run, `npm test -- --stress`: tests that flood, kill, starve or race the
 * product for long. In `npm test` they check the same rules with fewer rows, calls and processes,
 * by the sizes of `stress.ts`.
 */
export const stressFiles = [
  "framework/server/database/openServer.test.ts",
  "framework/server/database/survival.test.ts",
  "framework/server/sql/predicateSql.test.ts",
  "framework/server/importExport/workbook.test.ts",
  "resources/promotions/tests/flashSales.test.ts",
  "tests/closing.test.ts",
  "tests/load/**/*.test.ts",
  "tests/trade/chaos.test.ts",
  "tests/trade/concurrentOrders.test.ts",
  "tests/trade/concurrentStock.test.ts",
  "tests/trade/properties.test.ts",
  "tests/twoProcesses.test.ts",
];
