import { describe, expect, it } from "vitest";
import { findBranchPath, toBranches } from "./branches.ts";
import { findFixedLink, listFixedLinks } from "./fixedLinks.ts";
import { isExternalAddress, isLinkItem, linkTypes } from "./linkItem.ts";
import { getPickedKey, type Picked, toLink, toPicked } from "./picked.ts";

describe("external addresses", () => {
  it.each([
    "http://a.example",
    "https://a.example/b?c=1#d",
    "HTTPS://a.example",
    "mailto:me@a.example",
    "tel:+61 2 1234",
  ])("may be %s", (address) => expect(isExternalAddress(address)).toBe(true));
  it.each([
    "",
    "a.example",
    "//a.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://",
    "mailto:",
    "tel:",
    "ftp://a",
  ])("may not be %j", (address) => expect(isExternalAddress(address)).toBe(false));
});

const chosen: readonly Picked[] = [
  { kind: "goods", id: 1, title: { en: "Tea" }, mainImg: "/a.png", price: 990, type: "seckill" },
  { kind: "category", id: 9, title: { en: "Tea" }, path: "1,4,9" },
  {
    kind: "pages",
    id: 3,
    title: { en: "Help" },
    cateId: 1,
    cateName: "Rules",
    path: "/pages/article/article?id=3",
  },
  { kind: "shops", id: 2, name: "Harbour", logo: null, selfStatus: "self", status: "open" },
  { kind: "marketing", id: 5, title: "Autumn", goodsName: "Tea", startTime: null, endTime: null },
  ...linkTypes.map((type) =>
    findFixedLink(type, type, type === "link" ? "https://a.example" : undefined),
  ),
];
describe("the stored part of a choice", () => {
  it.each(chosen.map((one) => [getPickedKey(one), one] as const))(
    "is a link, and the same choice again: %s",
    (key, one) => {
      const link = toLink(one);
      expect(isLinkItem(link)).toBe(true);
      expect(isLinkItem(JSON.parse(JSON.stringify(link)))).toBe(true);
      expect(getPickedKey(toPicked(link))).toBe(key);
      expect(toLink(toPicked(link))).toEqual(link);
    },
  );
  it("is neither a price nor a picture, which change", () => {
    expect(chosen[0] && toLink(chosen[0])).toEqual({ kind: "goods", id: 1, title: { en: "Tea" } });
  });
});

describe("the fixed places", () => {
  it("are ten, of which the page builder hides two", () => {
    expect(listFixedLinks(null)).toHaveLength(10);
    expect(listFixedLinks("banners")).toHaveLength(10);
    expect(linkTypes.filter((type) => !listFixedLinks("renovation").includes(type))).toEqual([
      "group",
      "sign",
    ]);
  });
});

describe("the tree of categories", () => {
  const row = (id: number, parent: number | null) => ({
    id,
    version: 1,
    parent,
    name: { en: `c${id}` },
  });
  it("knows of each the ids above it, in the order of the rows", () => {
    const branches = toBranches([
      row(1, null),
      row(5, 4),
      row(4, 1),
      row(2, null),
      row(6, 4),
      row(8, 99),
    ]);
    expect(branches.map(({ id }) => id)).toEqual([1, 2]);
    expect(findBranchPath(branches, [1, 4, 6]).map(({ path }) => path.join(","))).toEqual([
      "1",
      "1,4",
      "1,4,6",
    ]);
    expect(findBranchPath(branches, [1, 99])).toHaveLength(1);
  });
});
