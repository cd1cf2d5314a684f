import { createHash } from "node:crypto";
import { arrive } from "../e2e/visit.ts";
import type { Studio } from "./openStudio.ts";

/**
 * What draws the pictures of the product. Those of two environments differ in every letter.
 */
export interface Environment {
  /** The major version of Chromium. */
  chromium: string;
  /** How it draws Inter, which comes with the product. */
  latin: string;
  /** How it draws Chinese, in a font of the machine. */
  chinese: string;
}

/** Reads what draws the pictures, on a page of the product that shows its fonts. */
export async function readEnvironment(studio: Studio, base: string): Promise<Environment> {
  const page = await studio.open(base, null, { locale: "en", mode: "light", width: 1360 });
  await page.goto(`${base}/login`);
  await arrive(page);
  const [latin = "", chinese = ""] = await page.evaluate(async () => {
    await document.fonts.load("400 13px Inter");
    const family = getComputedStyle(document.body).fontFamily;
    return ["Quick brown fox 0123", "订单管理訂單雅婷"].map((text) => {
      const canvas = document.createElement("canvas");
      canvas.width = 240;
      canvas.height = 40;
      const context = canvas.getContext("2d");
      if (context) context.font = `20px ${family}`;
      context?.fillText(text, 4, 28);
      return canvas.toDataURL();
    });
  });
  await page.close();
  const hash = (drawn: string) => createHash("sha256").update(drawn).digest("hex").slice(0, 12);
  return { chromium: studio.version, latin: hash(latin), chinese: hash(chinese) };
}

/** Says why pictures of two environments cannot be compared; null where they can. */
export function findObstacle(before: Environment, now: Environment): string | null {
  if (before.chromium !== now.chromium)
    return `the pictures are of Chromium ${before.chromium}, and this is Chromium ${now.chromium}`;
  if (before.latin !== now.latin) return "this machine draws Inter differently";
  // Customers and products have Chinese names in every language.
  if (before.chinese !== now.chinese)
    return "this machine has another font for Chinese, or none (Debian: fonts-noto-cjk)";
  return null;
}
