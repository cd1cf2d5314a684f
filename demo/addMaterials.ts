import { sql } from "kysely";
import type { Tx } from "../framework/server/transaction.ts";
import type { DemoLibrary } from "./library.ts";
import { demoVideo } from "./video.ts";

type Shop = "harbour" | "laneway";
/** Files in the folders of each shop, apart from the pictures of its goods. */
const products: Readonly<Record<Shop, Readonly<Record<string, readonly string[]>>>> = {
  harbour: {
    "Tea and coffee": [
      "Jasmine tea",
      "Oolong tea",
      "Sencha tea",
      "House espresso",
      "Cold brew coffee",
      "Matcha tin",
    ],
    Pantry: [
      "Jasmine rice 5 kg",
      "Brown rice 2 kg",
      "Wheat noodles",
      "Rice flour",
      "Rolled oats",
      "Black beans",
      "Roasted cashews",
      "Dried mushrooms",
    ],
    "Pantry / Sauces and oils": [
      "Light soy sauce",
      "Dark soy sauce",
      "Sesame oil",
      "Olive oil",
      "Black vinegar",
      "Oyster sauce",
      "Plum sauce",
    ],
    "Pantry / Jars": [
      "Bush honey",
      "Chilli crisp",
      "Quandong jam",
      "Sichuan pepper",
      "Kimchi",
      "Mango chutney",
    ],
    Fresh: [
      "Lychees",
      "Tasmanian apples",
      "Navel oranges",
      "Kensington mangoes",
      "Truss tomatoes",
      "Ocean salmon",
      "Tiger prawns",
    ],
    "Gift sets": [
      "Mid-autumn box",
      "Tea tasting box",
      "Pantry starter box",
      "Lunar new year hamper",
    ],
  },
  laneway: {
    Books: [
      "Laneway stories",
      "The harbour novel",
      "Poems of rain",
      "Atlas of Australia",
      "Cantonese cookery",
      "Khmer reader",
      "A short history of tea",
      "Night market guide",
      "Comic of the month",
      "Bilingual tales",
    ],
    "Books / Children": [
      "Bear book",
      "Counting book",
      "Moon book",
      "Dragon tales",
      "First dictionary",
    ],
    Stationery: [
      "Linen notebook",
      "Dot grid notebook",
      "Weekly planner",
      "Travel journal",
      "Fountain pen",
      "Brush pens",
      "Drawing pencils",
      "Black ink",
    ],
    "Stationery / Paper": [
      "Rice paper",
      "Letter paper",
      "Postcards of Melbourne",
      "Gift wrap",
      "Envelopes C6",
      "Stickers",
      "Bookmarks",
    ],
    "Gift sets": ["Reader's box", "Writer's box", "Calligraphy box"],
  },
};
const banners: Readonly<Record<Shop, readonly (readonly [title: string, line: string])[]>> = {
  harbour: [
    ["Harvest sale", "Up to 30 % off the pantry"],
    ["Mid-autumn festival", "Boxes from A$39"],
    ["Lunar new year", "Order before 20 January"],
    ["Fresh on Friday", "Delivered before noon"],
    ["New season tea", "First flush has arrived"],
    ["Free delivery", "Over A$80 in Sydney"],
    ["Welcome", "A$10 off the first order"],
  ],
  laneway: [
    ["Book week", "Three for two"],
    ["Festival of letters", "Ink, paper and pens"],
    ["Back to school", "Everything but the homework"],
    ["Winter reading", "Long nights, long novels"],
    ["Signed copies", "While they last"],
    ["Laneway club", "5 % back on books"],
  ],
};
const unfiledImages: Readonly<Record<Shop, readonly string[]>> = {
  harbour: ["Shop window", "Packing table", "Cool room", "Counter", "Delivery bag"],
  laneway: ["Shop window", "Reading corner", "Back room", "Counter", "Paper shelf"],
};

/** Adds folders, pictures and banners of a shop; some are in no folder, as uploads are. */
export async function addMaterials(
  tx: Tx,
  library: DemoLibrary,
  shop: Shop,
  shopId: number | null,
): Promise<void> {
  const all: Promise<string>[] = [];
  for (const [folder, names] of Object.entries(products[shop])) {
    await library.folder(folder);
    for (const name of names) all.push(library.product(name, { folder }));
  }
  for (const [title, line] of banners[shop]) all.push(library.banner(title, line, "Banners"));
  for (const name of unfiledImages[shop]) all.push(library.product(name));
  all.push(library.addVideo("Rolling in.mp4", demoVideo, "Banners"));
  await Promise.all(all);
  // Spreads the upload dates over some weeks.
  await tx.run(sql`update materials set add_time = now() - interval '7 hours' * (select max(id) - materials.id from materials m where m.shop_id = ${shopId})
    where shop_id = ${shopId}`);
}
