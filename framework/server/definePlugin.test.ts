import { expect, test } from "vitest";
import { defineResource, text } from "../schema/index.ts";
import { tenantKind } from "../schema/testTenancy.ts";
import { definePlugin, withPlugins } from "./definePlugin.ts";

const make = (name: string) =>
  defineResource(name, {
    api: `test/${name}`,
    route: `/${name}`,
    access: `test:${name}`,
    owner: tenantKind,
    fields: { title: text() },
    list: { columns: ["title"] },
  });
const [books, loans] = [make("books"), make("loans")];
const app = { resources: [books], rules: [{ resource: "books", rules: {} }] };

test("resources and rules of plug-ins follow those of the app, each once", () => {
  const lending = definePlugin({
    name: "lending",
    resources: [books, loans],
    rules: [{ resource: "loans", rules: {} }],
  });
  expect(withPlugins(app, [lending])).toEqual({
    resources: [books, loans],
    rules: [...app.rules, ...lending.rules],
  });
  expect(withPlugins(app, [])).toEqual(app);
});

test("what contradicts the app or another plug-in is named with its mend", () => {
  const empty = definePlugin({ name: "empty" });
  expect(() => withPlugins(app, [empty, empty])).toThrow(
    'E310 plug-in "empty": is listed twice (list it once, or rename one)',
  );
  const other = definePlugin({ name: "other", resources: [make("books")] });
  expect(() => withPlugins(app, [other])).toThrow(
    'E311 plug-in "other": brings "books", which is another resource of the app (rename one of them)',
  );
  const ruled = definePlugin({ name: "ruled", rules: [{ resource: "books", rules: {} }] });
  expect(() => withPlugins(app, [ruled])).toThrow(
    'E312 plug-in "ruled": has rules for "books", which has rules already (use hooks)',
  );
});
