import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawQrCode } from "./drawQrCode.ts";

test("a reader finds the text in the drawing", async () => {
  const text = "otpauth://totp/Markethall:mia?issuer=Markethall&secret=JBSWY3DPEHPK3PXP";
  const { data, info } = await sharp(Buffer.from(drawQrCode(text, 240)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([240, 240]);
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(text);
});
