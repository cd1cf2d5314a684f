import pixelmatch from "pixelmatch";
import sharp from "sharp";

/**
 * Distance of two colours, of 1 for black and white, that counts as another colour: a picture that
 * the browser has scaled may be off by some levels.
 */
const threshold = 0.05;
/** Share of the pixels of a picture that may differ, without the edges of shapes and letters. */
const maxShare = 0.003;
/**
 * Pixels that may differ within a square of `size`: a button that moves by a pixel, or a mark of
 * another colour, is some dozen pixels in one place.
 */
const dense = { size: 24, pixels: 16 } as const;

/** What is different, for people. */
export interface Difference {
  sentence: string;
  /** The picture with what is different in red, as PNG; null where the sizes differ. */
  picture: Buffer | null;
}

const readPixels = (file: Buffer) =>
  sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Compares two pictures; null where they show the same. */
export async function comparePictures(
  expected: Buffer,
  actual: Buffer,
): Promise<Difference | null> {
  const [before, now] = await Promise.all([readPixels(expected), readPixels(actual)]);
  const { width, height } = before.info;
  if (width !== now.info.width || height !== now.info.height)
    return {
      sentence: `is ${now.info.width}×${now.info.height} instead of ${width}×${height}`,
      picture: null,
    };
  if (before.data.equals(now.data)) return null;

  const drawn = Buffer.alloc(before.data.length);
  const different = pixelmatch(before.data, now.data, drawn, width, height, { threshold });
  const densest = pixelmatch(before.data, now.data, null, width, height, {
    threshold,
    windowSize: dense.size,
  });
  const share = different / (width * height);
  if (share <= maxShare && densest <= dense.pixels) return null;
  return {
    sentence: `${different} of ${width * height} pixels differ (${(share * 100).toFixed(2)} %), up to ${densest} in a square of ${dense.size}`,
    picture: await sharp(drawn, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
