import { createRandom } from "./random.ts";

/** Drawings of products, by kind of product. */
export const looks = [
  "tin",
  "cup",
  "bag",
  "bottle",
  "jar",
  "bowl",
  "fruit",
  "fish",
  "box",
  "book",
  "notebook",
  "pen",
  "cards",
  "carton",
  "sticks",
  "teapot",
  "wok",
  "banner",
] as const;
export type Look = (typeof looks)[number];

const messages: readonly (readonly [Look, RegExp])[] = [
  ["banner", /banner|sale|festival|season|welcome|header/i],
  ["sticks", /chopsticks?/i],
  ["teapot", /teapots?\b/i],
  ["wok", /\bwoks?\b|frying pan/i],
  ["carton", /\bdrinks?\b|\bmilk\b/i],
  ["bowl", /\bbowls?\b/i],
  ["bag", /crackers|cashews|coffee beans/i],
  ["jar", /peanut butter/i],
  ["notebook", /notebook|planner|journal|diary|pad\b/i],
  ["pen", /\bpens?\b|pencil|brush|marker|\bink\b/i],
  ["cards", /cards?\b|paper|envelope|sticker|postcard|bookmark|wrap/i],
  ["book", /book|novel|stories|poems|atlas|dictionary|cookery|guide|tales|history|reader|comic/i],
  ["cup", /coffee|espresso|cocoa|mug|latte/i],
  ["tin", /tea\b|oolong|matcha|biscuit|chrysanthemum|sardine/i],
  ["bottle", /oil|sauce|vinegar|juice|syrup|cordial|water|wine|soda/i],
  ["jar", /honey|jam|spread|pickle|spice|pepper|salt|paste|kimchi|chutney|mustard|chilli/i],
  [
    "bag",
    /rice|flour|noodle|pasta|oats|sugar|beans?|lentil|nuts?|seeds?|almond|cashew|mushroom|crisps|bag/i,
  ],
  ["bowl", /soup|bowl|porridge|salad|curry|miso|broth/i],
  ["fruit", /apple|orange|mango|lychee|berry|berries|peach|lemon|fruit|tomato|avocado|melon|pear/i],
  ["fish", /fish|salmon|tuna|prawn|seafood|squid/i],
];
/** Returns the drawing that suits a name, by default a box. */
export const findLook = (name: string): Look =>
  messages.find(([, pattern]) => pattern.test(name))?.[0] ?? "box";

/** Hashes a text to a number, so that a name is always drawn in the same way. */
export const hashSeed = (text: string): number =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7);

/**
 * Each shape rests on the line y = 430, in the middle of a width of 600; `a` and `b` are its
 * colours, `c` is the label's colour.
 */
const shapes: Readonly<
  Record<Exclude<Look, "banner">, (a: string, b: string, c: string) => string>
> = {
  tin: (a, b, c) =>
    `<rect x="190" y="170" width="220" height="260" rx="14" fill="${a}"/><rect x="180" y="140" width="240" height="46" rx="12" fill="${b}"/><rect x="190" y="240" width="220" height="120" fill="${c}"/><circle cx="300" cy="300" r="38" fill="${b}"/>`,
  cup: (a, b, c) =>
    `<path d="M190 220h220l-22 190q-4 20-26 20H238q-22 0-26-20z" fill="${a}"/><path d="M404 250h30q40 0 34 50t-62 56" fill="none" stroke="${a}" stroke-width="22"/><ellipse cx="300" cy="222" rx="110" ry="26" fill="${b}"/><path d="M260 170q-16-24 0-46t0-44M330 170q-16-24 0-46t0-44" fill="none" stroke="${c}" stroke-width="10" stroke-linecap="round"/>`,
  bag: (a, b, c) =>
    `<path d="M180 150h240l16 262q2 18-18 18H182q-20 0-18-18z" fill="${a}"/><path d="M180 150h240l-4-26H184z" fill="${b}"/><rect x="214" y="220" width="172" height="130" rx="10" fill="${c}"/><path d="M300 240v90M270 262q30-20 60 0M270 296q30-20 60 0" stroke="${b}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  bottle: (a, b, c) =>
    `<path d="M268 96h64v74q0 18 26 44t26 60v136q0 20-20 20H236q-20 0-20-20V274q0-34 26-60t26-44z" fill="${a}"/><rect x="262" y="74" width="76" height="36" rx="8" fill="${b}"/><rect x="216" y="286" width="168" height="96" fill="${c}"/><circle cx="300" cy="334" r="28" fill="${b}"/>`,
  jar: (a, b, c) =>
    `<path d="M190 190q0-24 24-24h172q24 0 24 24v212q0 28-28 28H218q-28 0-28-28z" fill="${a}"/><rect x="196" y="118" width="208" height="52" rx="10" fill="${b}"/><rect x="190" y="240" width="220" height="110" fill="${c}"/><path d="M300 262l12 24 27 4-19 19 4 27-24-13-24 13 4-27-19-19 27-4z" fill="${b}"/>`,
  bowl: (a, b, c) =>
    `<path d="M140 260h320q0 120-96 158v12H236v-12q-96-38-96-158z" fill="${a}"/><ellipse cx="300" cy="260" rx="160" ry="42" fill="${b}"/><circle cx="260" cy="254" r="22" fill="${c}"/><circle cx="320" cy="262" r="18" fill="${c}"/><circle cx="366" cy="250" r="14" fill="${c}"/><path d="M360 236L470 120" stroke="${c}" stroke-width="12" stroke-linecap="round"/>`,
  fruit: (a, b, c) =>
    `<circle cx="240" cy="340" r="92" fill="${a}"/><circle cx="370" cy="346" r="84" fill="${b}"/><circle cx="304" cy="246" r="80" fill="${a}"/><path d="M304 170q-4-46 34-70" stroke="${c}" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M330 118q50-34 82 4-46 30-82-4z" fill="${c}"/>`,
  fish: (a, b, c) =>
    `<path d="M130 300q110-130 250-40l70-56q26 96 0 192l-70-56q-140 90-250-40z" fill="${a}"/><circle cx="196" cy="284" r="14" fill="${c}"/><path d="M250 244q34 56 0 112M300 236q34 64 0 128" stroke="${b}" stroke-width="10" fill="none"/>`,
  box: (a, b, c) =>
    `<path d="M300 130l150 70v160l-150 70-150-70V200z" fill="${a}"/><path d="M300 130l150 70-150 70-150-70z" fill="${b}"/><path d="M300 270v160l150-70V200z" fill="#000" opacity=".12"/><path d="M226 164l150 70v52l-34-6v-30l-150-70z" fill="${c}"/>`,
  book: (a, b, c) =>
    `<path d="M190 110h230q14 0 14 14v292q0 14-14 14H190q-24 0-24-24V134q0-24 24-24z" fill="${a}"/><path d="M166 398q0-22 24-22h244v40q0 14-14 14H190q-24 0-24-24z" fill="${c}"/><rect x="214" y="160" width="172" height="14" fill="${c}"/><rect x="214" y="190" width="120" height="10" fill="${c}"/><path d="M300 236l46 60-46 50-46-50z" fill="${b}"/>`,
  notebook: (a, b, c) =>
    `<rect x="180" y="120" width="240" height="310" rx="14" fill="${a}"/><rect x="214" y="120" width="18" height="310" fill="${b}"/><rect x="262" y="180" width="126" height="60" rx="6" fill="${c}"/>${[150, 200, 250, 300, 350, 400].map((y) => `<circle cx="182" cy="${y}" r="9" fill="${b}"/>`).join("")}`,
  pen: (a, b, c) =>
    `<g transform="rotate(38 300 290)"><rect x="272" y="90" width="56" height="270" rx="12" fill="${a}"/><rect x="272" y="150" width="56" height="26" fill="${b}"/><path d="M272 360h56l-28 80z" fill="${c}"/><path d="M291 412h18l-9 28z" fill="${b}"/></g><path d="M130 440q90-30 150 0t130-6" stroke="${b}" stroke-width="8" fill="none" stroke-linecap="round"/>`,
  carton: (a, b, c) =>
    `<path d="M210 190h180v240H210z" fill="${a}"/><path d="M210 190l36-70h108l36 70z" fill="${b}"/><rect x="240" y="100" width="120" height="26" rx="4" fill="${a}"/><rect x="210" y="250" width="180" height="120" fill="${c}"/><path d="M300 270q44 48 0 82q-44-34 0-82z" fill="${b}"/>`,
  sticks: (a, b, c) =>
    `<g transform="rotate(24 300 290)"><path d="M262 90h22l-6 340h-10z" fill="${a}"/><path d="M262 90h22l-1 60h-20z" fill="${c}"/></g><g transform="rotate(38 300 290)"><path d="M316 90h22l-6 340h-10z" fill="${b}"/><path d="M316 90h22l-1 60h-20z" fill="${c}"/></g>`,
  teapot: (a, b, c) =>
    `<path d="M430 270q70 0 70 60t-84 64" fill="none" stroke="${a}" stroke-width="22"/><path d="M200 320q-60-10-92-90l40-10q22 60 70 70z" fill="${a}"/><path d="M180 330q0-110 120-110t120 110q0 100-60 100H240q-60 0-60-100z" fill="${a}"/><path d="M226 236q74-40 148 0z" fill="${b}"/><circle cx="300" cy="204" r="18" fill="${b}"/><path d="M220 350h160" stroke="${c}" stroke-width="12" stroke-linecap="round"/>`,
  wok: (a, b, c) =>
    `<path d="M120 290h320q-20 140-160 140T120 290z" fill="${a}"/><ellipse cx="280" cy="290" rx="160" ry="34" fill="${b}"/><path d="M436 296l110-62" stroke="${c}" stroke-width="26" stroke-linecap="round"/><path d="M190 350q40 50 100 52" stroke="${c}" stroke-width="8" fill="none" stroke-linecap="round" opacity=".6"/>`,
  cards: (a, b, c) =>
    `<g transform="rotate(-10 300 300)"><rect x="150" y="190" width="260" height="180" rx="12" fill="${a}"/></g><g transform="rotate(6 300 300)"><rect x="180" y="220" width="260" height="180" rx="12" fill="${c}"/><path d="M180 232l130 92 130-92" fill="none" stroke="${b}" stroke-width="8"/></g>`,
};

const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const colour = (hue: number, saturation: number, light: number) =>
  `hsl(${Math.round(((hue % 360) + 360) % 360)},${saturation}%,${light}%)`;
const font = 'font-family="DejaVu Sans, Noto Sans, Noto Sans CJK SC, Arial, sans-serif"';

/** Splits a name into at most two lines that fit. */
function splitLines(name: string): string[] {
  const lines = [""];
  for (const word of name.split(" ")) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= 24) lines[lines.length - 1] = line;
    else lines.push(word.slice(0, 24));
  }
  return lines.slice(0, 2);
}
/** Draws a product picture of 600 × 600; another `view` shows the same product in another light. */
export function renderProduct(name: string, look: Exclude<Look, "banner">, view = 0): string {
  const random = createRandom(hashSeed(name));
  const hue = random.whole(0, 359);
  const [a, b, c] = [
    colour(hue, 42, 46),
    colour(hue + random.pick([30, 150, 200]), 46, 34),
    colour(hue + 40, 38, 88),
  ];
  const ground = colour(hue + 180 + view * 70, 26, 92 - view * 4);
  const turn =
    view === 0
      ? ""
      : ` transform="translate(300 300) rotate(${view % 2 ? -7 : 7}) scale(${1 - view * 0.06}) translate(-300 -300)"`;
  const lines = splitLines(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" ${font}>
  <rect width="600" height="600" fill="${ground}"/><ellipse cx="300" cy="438" rx="190" ry="26" fill="#000" opacity=".12"/>
  <g${turn}>${shapes[look](a, b, c)}</g>
  ${lines.map((line, row) => `<text x="300" y="${(lines.length > 1 ? 512 : 530) + row * 42}" font-size="32" font-weight="700" text-anchor="middle" fill="${colour(hue, 40, 22)}">${escapeText(line)}</text>`).join("")}</svg>`;
}
/** Draws a banner of 1200 × 480 with text. */
export function renderBanner(title: string, line: string): string {
  const random = createRandom(hashSeed(title));
  const hue = random.whole(0, 359);
  const dots = Array.from({ length: 14 }, () => [
    random.whole(560, 1180),
    random.whole(20, 460),
    random.whole(14, 90),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="480" ${font}>
  <rect width="1200" height="480" fill="${colour(hue, 40, 30)}"/>
  ${dots.map(([x, y, r], place) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour(hue + place * 9, 50, 52)}" opacity=".55"/>`).join("")}
  <text x="80" y="230" font-size="68" font-weight="700" fill="#fff">${escapeText(title)}</text>
  <text x="80" y="300" font-size="34" fill="${colour(hue, 50, 88)}">${escapeText(line)}</text></svg>`;
}
