import sharp from "sharp";
import { expect, test } from "vitest";
import { comparePictures } from "./comparePictures.ts";

interface Drawing {
  buttonX?: number;
  colour?: string;
  text?: string;
  /** Levels of colour by which pixels differ. */
  noise?: number;
  /** Fraction of a pixel by which round shapes are shifted. */
  shift?: number;
  height?: number;
}
/** Draws a screen with a text, and a button of 80×32. */
async function draw(drawing: Drawing = {}): Promise<Buffer> {
  const { buttonX = 400, colour = "#0b6b6b", text = "Orders" } = drawing;
  const { noise = 0, shift = 0, height = 400 } = drawing;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="680" height="${height}">
    <rect width="680" height="${height}" fill="#fff"/>
    <text x="20" y="40" font-size="20" fill="#112">${text}</text>
    <rect x="${buttonX}" y="20" width="80" height="32" fill="${colour}"/>
    <circle cx="${100 + shift}" cy="200" r="40.5" fill="${colour}"/>
    <path d="M200 100L${400 + shift} 300" stroke="#112" stroke-width="2"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let index = 0; index < data.length; index += 1)
    data[index] = Math.max(0, (data[index] ?? 0) - ((index * 7919) % (noise + 1)));
  return sharp(data, { raw: { ...info, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();
}
const compare = async (drawing: Drawing) =>
  (await comparePictures(await draw(), await draw(drawing)))?.sentence ?? null;

test("the same screen is the same", async () => {
  expect(await compare({})).toBeNull();
});

test("levels of colour that no eye sees are no difference", async () => {
  expect(await compare({ noise: 5 })).toBeNull();
});

test("edges that are smoothed in another way are no difference", async () => {
  expect((await draw({ shift: 0.15 })).equals(await draw())).toBe(false);
  expect(await compare({ shift: 0.15 })).toBeNull();
});

test("a button that moves is found, by a pixel too", async () => {
  expect(await compare({ buttonX: 408 })).toMatch(/pixels differ/);
  expect(await compare({ buttonX: 401 })).toMatch(/pixels differ/);
});

test("another colour is found, however small the part is", async () => {
  expect(await compare({ colour: "#0b6b2b" })).toMatch(/pixels differ/);
  const before = await draw();
  const mark = { create: { width: 9, height: 9, channels: 3, background: "#c22" } } as const;
  const marked = await sharp(before)
    .composite([{ input: mark, left: 600, top: 350 }])
    .png()
    .toBuffer();
  const found = await comparePictures(before, marked);
  expect(found?.sentence).toBe("81 of 272000 pixels differ (0.03 %), up to 81 in a square of 24");
  // The picture of what differs has the size of both.
  expect(await sharp(found?.picture ?? Buffer.alloc(0)).metadata()).toMatchObject({
    width: 680,
    height: 400,
  });
});

test("another word is found", async () => {
  expect(await compare({ text: "Refunds" })).toMatch(/pixels differ/);
});

test("another size is found before any pixel is compared", async () => {
  expect(await compare({ height: 390 })).toBe("is 680×390 instead of 680×400");
});
