import { createHash } from "node:crypto";
import sharp from "sharp";

/** Stores a picture in the store that uploads use. */
export type StorePicture = (name: string, bytes: Buffer, type: string) => Promise<void>;

const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const documentImage = (title: string, lines: readonly string[]) => `
<svg xmlns="http://www.w3.org/2000/svg" width="900" height="620" font-family="DejaVu Sans, Noto Sans, Arial, sans-serif">
  <rect width="900" height="620" fill="#f3efe4"/><rect x="18" y="18" width="864" height="584" fill="none" stroke="#0b4f60" stroke-width="3"/>
  <circle cx="110" cy="112" r="44" fill="#0b4f60"/><circle cx="110" cy="112" r="26" fill="#f3efe4"/>
  <text x="180" y="126" font-size="38" font-weight="700" fill="#0b4f60">${escapeText(title)}</text>
  ${lines.map((line, place) => `<text x="70" y="${240 + place * 62}" font-size="30" fill="#22313a">${escapeText(line)}</text>`).join("")}
  <rect x="660" y="430" width="170" height="120" fill="none" stroke="#a8442f" stroke-width="5" transform="rotate(-8 745 490)"/>
  <text x="690" y="500" font-size="26" fill="#a8442f" transform="rotate(-8 745 490)">SPECIMEN</text>
</svg>`;
const sign = (letter: string, colour: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" font-family="DejaVu Sans, Noto Sans, Arial, sans-serif">
  <rect width="240" height="240" rx="36" fill="${colour}"/>
  <text x="120" y="162" font-size="120" font-weight="700" text-anchor="middle" fill="#ffffff">${escapeText(letter)}</text>
</svg>`;

const wide = (title: string, [from, to]: readonly [string, string]) => `
<svg xmlns="http://www.w3.org/2000/svg" width="1125" height="480" font-family="Noto Sans CJK SC, Noto Sans, DejaVu Sans, Arial, sans-serif">
  <defs><linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
  <rect width="1125" height="480" fill="url(#g)"/>
  <circle cx="960" cy="120" r="210" fill="#ffffff" opacity="0.12"/><circle cx="1040" cy="400" r="150" fill="#ffffff" opacity="0.1"/>
  <text x="80" y="264" font-size="72" font-weight="700" fill="#ffffff">${escapeText(title)}</text>
</svg>`;

/** Stores a drawing in a folder of the store; returns its address. */
export async function storeRendering(
  storePicture: StorePicture,
  svg: string,
  folder: string,
): Promise<string> {
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  const name = `${folder}/${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}.png`;
  await storePicture(name, bytes, "image/png");
  return `/files/${name}`;
}
/** Creates a function that draws the platform's banners. */
export const createWideMaker =
  (storePicture: StorePicture) => (title: string, colours: readonly [string, string]) =>
    storeRendering(storePicture, wide(title, colours), "platform");
/** Creates functions that draw the demo's documents and logos for one shop. */
export function createPictureMaker(shopId: number, storePicture: StorePicture) {
  return {
    paper: (title: string, lines: readonly string[]) =>
      storeRendering(storePicture, documentImage(title, lines), `private/${shopId}`),
    sign: (letter: string, colour: string) =>
      storeRendering(storePicture, sign(letter, colour), String(shopId)),
  };
}
