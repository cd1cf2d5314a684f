// @vitest-environment jsdom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getMenuSection, listMenuItems, type Resource } from "../../framework/schema/index.ts";
import { resources } from "../../resources/index.ts";
import { getIcon } from "./icons.ts";

const items = (resources as readonly Resource[]).flatMap(listMenuItems);

test("mistake 13: each menu item of the shop and the platform has an icon in its folder", () => {
  const other = getIcon({ name: "noResource", view: null });
  const without = items.filter((item) => getIcon(item) === other);
  expect(without.map(({ name, view }) => [name, view])).toEqual([]);
});

test("items of one section of the menu have different icons", () => {
  const drawings = new Map<string, string>();
  for (const item of items) {
    const section = `${item.owner} ${getMenuSection(item)}`;
    const drawing = `${section} ${renderToStaticMarkup(createElement(getIcon(item)))}`;
    expect([item.name, drawings.get(drawing)]).toEqual([item.name, undefined]);
    drawings.set(drawing, item.name);
  }
});
