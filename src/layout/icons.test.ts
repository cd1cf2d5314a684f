import Bookmark from "@mui/icons-material/BookmarkBorder";
import { expect, test } from "vitest";
import { listMenuItems, type Resource } from "../../framework/schema/index.ts";
import { resources } from "../../resources/index.ts";
import { getIcon } from "./icons.ts";

test("mistake 13: each menu item of the shop and the platform has an icon in its folder", () => {
  const items = (resources as readonly Resource[]).flatMap(listMenuItems);
  const without = items.filter((item) => getIcon(item) === Bookmark);
  expect(without.map(({ name, view }) => [name, view])).toEqual([]);
});
