/** Dark and light points of a picture. */
export interface Points {
  width: number;
  height: number;
  isDark(x: number, y: number): boolean;
}

/** How much darker than its surroundings a point must be. */
const contrast = 0.9;

/**
 * Which points of a picture (red, green, blue and cover, a byte each) are dark: darker than what surrounds them, so that a shadow over half of a
 * code does not matter. Sums over any rectangle come from one table of sums.
 */
export function pointsOf(rgba: Uint8ClampedArray, width: number, height: number): Points {
  const light = new Uint8Array(width * height);
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const lightness = ((rgba[at] ?? 0) * 2 + (rgba[at + 1] ?? 0) * 5 + (rgba[at + 2] ?? 0)) >> 3;
      light[y * width + x] = lightness;
      row += lightness;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const sumTo = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  const reach = Math.max(8, Math.round(Math.max(width, height) / 12));
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum = sumTo(right, bottom) - sumTo(left, bottom) - sumTo(right, top) + sumTo(left, top);
      const mean = sum / ((right - left) * (bottom - top));
      dark[y * width + x] = (light[y * width + x] ?? 0) < mean * contrast ? 1 : 0;
    }
  }
  return {
    width,
    height,
    isDark: (x, y) => x >= 0 && y >= 0 && x < width && y < height && dark[y * width + x] === 1,
  };
}
