import { create, type QRCodeErrorCorrectionLevel, type QRCodeMaskPattern } from "qrcode";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readQr } from "./readQr.ts";

interface Drawn {
  errorCorrectionLevel?: QRCodeErrorCorrectionLevel;
  version?: number;
  maskPattern?: QRCodeMaskPattern;
}
/** A code as black squares of some points each, with a quiet margin. */
async function draw(text: string, options: Drawn = {}, module = 5): Promise<Buffer> {
  const { modules } = create(text, options);
  const squares = Array.from(modules.data).map((dark) => (dark ? 0 : 255));
  const raw = { width: modules.size, height: modules.size, channels: 1 as const };
  return sharp(Buffer.from(squares), { raw })
    .resize(modules.size * module, modules.size * module, { kernel: "nearest" })
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: "#fff" })
    .png()
    .toBuffer();
}
async function seen(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readQr({ data: new Uint8ClampedArray(data), width: info.width, height: info.height });
}
const code = "493827160594";

test("a code of every size, every strength and every mask is read", async () => {
  for (let version = 1; version <= 10; version += 1)
    for (const level of ["L", "M", "Q", "H"] as const) {
      const text = "pick-it-up/".repeat(6).slice(0, 6 * version);
      expect([version, level, await seen(await draw(text, { version, errorCorrectionLevel: level }, 4))]).toEqual([
        version,
        level,
        text,
      ]);
    }
  for (const maskPattern of [0, 1, 2, 3, 4, 5, 6, 7] as const)
    expect(await seen(await draw(code, { maskPattern }))).toBe(code);
  expect(await seen(await draw("PICK-UP 493827160594 $%"))).toBe("PICK-UP 493827160594 $%");
  expect(await seen(await draw("取货 493827160594"))).toBe("取货 493827160594");
});

test("a code is read turned, tilted, small in a room, in half shadow, blurred, noisy and dirty", async () => {
  const plain = await draw(code, { errorCorrectionLevel: "M" }, 6);
  for (const angle of [15, 45, 90, 133, 180, 290])
    expect([angle, await seen(await sharp(plain).rotate(angle, { background: "#fff" }).toBuffer())]).toEqual([
      angle,
      code,
    ]);
  const tilted = sharp(plain).affine([1, 0.18, 0.06, 0.8], { background: "#fff" });
  expect(await seen(await tilted.png().toBuffer())).toBe(code);
  const room = sharp({ create: { width: 640, height: 480, channels: 3, background: "#8a7f70" } }).png();
  const placed = sharp(await room.toBuffer()).composite([
    { input: await sharp(plain).resize(150).toBuffer(), left: 330, top: 190 },
  ]);
  expect(await seen(await placed.png().toBuffer())).toBe(code);
  const { width = 0, height = 0 } = await sharp(plain).metadata();
  const over = (svg: string) =>
    sharp(plain).composite([{ input: Buffer.from(`<svg width="${width}" height="${height}">${svg}</svg>`) }]);
  const shadow = over(`<rect width="${width / 2}" height="${height}" fill="#000" opacity="0.6"/>`);
  expect(await seen(await shadow.png().toBuffer())).toBe(code);
  expect(await seen(await sharp(plain).blur(2).toBuffer())).toBe(code);
  const dirt = over(`<circle cx="${width * 0.62}" cy="${height * 0.6}" r="7" fill="#fff"/>`);
  expect(await seen(await dirt.png().toBuffer())).toBe(code);
});

test("where there is no code none is read", async () => {
  const wall = sharp({
    create: {
      width: 320,
      height: 240,
      channels: 3,
      background: "#ccc",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
  expect(await seen(await wall.png().toBuffer())).toBeNull();
  expect(
    await seen(
      await sharp({ create: { width: 64, height: 64, channels: 3, background: "#000" } })
        .png()
        .toBuffer(),
    ),
  ).toBeNull();
});
