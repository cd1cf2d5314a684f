import { expect, test } from "vitest";
import { toPictureSize } from "./pictureSizes.ts";

const hash = "0123456789abcdef0123456789abcdef";

test.each([
  [`/files/3/${hash}.png`, `/files/3/${hash}-tiny.webp`],
  [`/files/private/3/${hash}.jpg`, `/files/private/3/${hash}-tiny.webp`],
  [`/files/office/${hash}-small.webp`, `/files/office/${hash}-tiny.webp`],
])("the tiny copy of %s is %s", (address, tiny) => {
  expect(toPictureSize(address, "tiny")).toBe(tiny);
  expect(toPictureSize(tiny, "small")).toBe(tiny.replace("-tiny", "-small"));
});

test.each([
  `/files/3/${hash}.mp4`,
  "/files/tea.png",
  `https://cdn.example/files/3/${hash}.png`,
  `/files/3/${hash}.png?x=1`,
])("%s has no copies", (address) => {
  expect(toPictureSize(address, "tiny")).toBe(address);
});
