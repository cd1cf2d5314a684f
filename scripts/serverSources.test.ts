import { expect, test } from "vitest";
import { isServerSource } from "./serverSources.mjs";

test.each([
  "server/open.ts",
  "framework/server/engine.ts",
  "framework/schema/validate.ts",
  "framework/fields/money/schema.ts",
  "framework/fields/money/server.ts",
  "core/allocate.ts",
  "core/accounts/server/accountCommands.ts",
  "adapters/transports.ts",
  "demo/addPlatform.ts",
  "i18n/locales.ts",
  "resources/index.ts",
  "resources/goods/goods/goods.ts",
  "resources/goods/goods/goods.server.ts",
  "resources/goods/goods/locales/en.ts",
  "migrations/0001_initial.sql",
  "migrations/snapshot.json",
  "framework\\fields\\money\\server.ts",
])("an edit of %s restarts the API", (file) => {
  expect(isServerSource(file)).toBe(true);
});

test.each([
  "framework/admin/list/table/columns.ts",
  "framework/fields/money/input.tsx",
  "core/admin/Amount.tsx",
  "resources/goods/goods/GoodsScreens.tsx",
  "resources/goods/goods/icon.ts",
  "resources/goods/screens.ts",
  "src/main.tsx",
  "dataProvider/provider.ts",
  "server/errors.test.ts",
  "tests/jobs.test.ts",
  "scripts/dev.mjs",
  "docs/operations.md",
  "migrations/schema.sql",
  "migrations/released.json",
  "server/notes.txt",
])("an edit of %s does not", (file) => {
  expect(isServerSource(file)).toBe(false);
});
