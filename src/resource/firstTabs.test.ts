// @vitest-environment jsdom
import { expect, test } from "vitest";
import { resources } from "../../resources/index.ts";
import { screens } from "./screens.ts";

test("a list whose count in the menu adds up several tabs opens with a tab of all of them", async () => {
  const several = resources.filter(({ toDo }) => toDo.length > 1);
  expect(several.map(({ name }) => name)).toContain("refunds");
  for (const { name } of several) {
    const { firstTab } = (await screens[name]?.load()) ?? {};
    expect([name, [firstTab].flat()[0]]).toEqual([name, "toDo"]);
  }
});
