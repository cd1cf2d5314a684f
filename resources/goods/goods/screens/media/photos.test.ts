import { expect, test } from "vitest";
import { joinPhotos, maxPhotos, splitPhotos } from "./photos.ts";

const many = Array.from({ length: maxPhotos }, (_, place) => `/files/1/${place}.jpg`);

test("the main picture is the first of the gallery, once", () => {
  expect(joinPhotos("b", ["a", "b", "c"])).toEqual(["b", "a", "c"]);
  expect(joinPhotos("b", null)).toEqual(["b"]);
  expect(joinPhotos(null, ["a"])).toEqual(["a"]);
  expect(joinPhotos("", [])).toEqual([]);
});
test("the first picture becomes the main one, and stays in the gallery", () => {
  expect(splitPhotos(["c", "a"])).toEqual({ mainImg: "c", imgs: ["c", "a"] });
  expect(splitPhotos([])).toEqual({ mainImg: null, imgs: [] });
});
test("a full gallery beside a main picture of its own loses none", () => {
  const photos = joinPhotos("main", many);
  expect(splitPhotos(photos)).toEqual({ mainImg: "main", imgs: many });
});
