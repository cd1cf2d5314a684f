import { FormatColumns } from "../../../../../framework/server/importExport/formatColumns.ts";
import type { FileFormat } from "../../../../../framework/server/importExport/importExport.ts";
import type { Line } from "../../../../../framework/server/importExport/sheetRecords.ts";
import type { ForeignProduct, ForeignVariant } from "../foreignProduct.ts";
import { toParagraphs, toPath } from "../foreignTexts.ts";
import { translateProducts } from "../productLines.ts";
import { listUnreadHeadings } from "./magentoIgnored.ts";

const headings = {
  sku: ["sku"],
  storeView: ["store_view_code"],
  type: ["product_type"],
  categories: ["categories"],
  name: ["name"],
  description: ["description"],
  short: ["short_description"],
  weight: ["weight"],
  online: ["product_online"],
  tax: ["tax_class_name"],
  price: ["price"],
  specialPrice: ["special_price"],
  metaTitle: ["meta_title"],
  metaDescription: ["meta_description"],
  image: ["base_image"],
  images: ["additional_images"],
  imageLabel: ["base_image_label"],
  attributes: ["additional_attributes"],
  stock: ["qty"],
  backorders: ["allow_backorders"],
  variations: ["configurable_variations"],
  labels: ["configurable_variation_labels"],
} as const;
type Column = keyof typeof headings;
const numbers: readonly Column[] = ["weight", "price", "specialPrice", "stock"];
const findColumns = (given: readonly string[]) => new FormatColumns<Column>(headings, given);
interface Reader {
  columns: FormatColumns<Column>;
  read(line: Line, column: Column): string;
}
interface MagentoProduct {
  first: Line;
  variants: readonly Line[];
  options: readonly { code: string; label: string }[];
}

/**
 * Magento 2's product export: configurable products name their variants, which have lines of their
 * own. Weights are read as kilograms.
 */
export const magento: FileFormat = {
  name: "Magento",
  detects: (given) => findColumns(given).has("sku", "type", "name", "price"),
  findUnread: (given) => listUnreadHeadings(findColumns(given)),
  findNumbers: (given) => findColumns(given).listPlaces(numbers),
  translate(given, lines, readNumber) {
    const columns = findColumns(given);
    const read = (line: Line, column: Column) => {
      const text = columns.read(line, column);
      return numbers.includes(column) ? readNumber(columns.getPlace(column), text) : text;
    };
    const reader: Reader = { columns, read };
    const own = lines.filter((line) => read(line, "storeView") === "");
    const sold = own.filter((line) => !/^(bundle|grouped)$/i.test(read(line, "type")));
    const products = groupProducts(sold, reader);
    const variants = products.flatMap((product) => product.variants);
    const firsts = products.map(({ first }) => first);
    const count = (some: readonly Line[], fits: (line: Line) => boolean) =>
      some.filter(fits).length;
    return translateProducts(
      "Magento",
      products.map((product) => readProduct(product, reader)),
      {
        viewsLost: lines.length - own.length,
        kindsLost: own.length - sold.length,
        notOnSale: count(firsts, (line) => /^(0|2)$/.test(read(line, "online"))),
        noStockNumber: count(variants, (line) => read(line, "stock") === ""),
        shippingLost: count(variants, (line) => /virtual|downloadable/i.test(read(line, "type"))),
        oversellLost: count(variants, (line) => Number(read(line, "backorders")) > 0),
        categoriesLost: count(firsts, (line) => listCategories(line, reader).length > 1),
        altTextLost: count(sold, (line) => read(line, "imageLabel") !== ""),
        seoLost: count(
          firsts,
          (line) => read(line, "metaTitle") + read(line, "metaDescription") !== "",
        ),
      },
    );
  },
};

/** Reads `size=S,color=Black`; a value may contain a comma. */
const readPairs = (text: string): Map<string, string> =>
  new Map(
    text.split(/,(?=[\w ]+=)/).flatMap((pair): [string, string][] => {
      const at = pair.indexOf("=");
      return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
    }),
  );

function groupProducts(lines: readonly Line[], { read }: Reader): MagentoProduct[] {
  const bySku = new Map(lines.map((line) => [read(line, "sku").toLowerCase(), line]));
  const taken = new Set<Line>();
  const configurable = lines.flatMap((first): MagentoProduct[] => {
    const variations = read(first, "variations");
    if (variations === "") return [];
    const pairs = variations.split("|").map(readPairs);
    const labels = readPairs(read(first, "labels"));
    const codes = [...new Set(pairs.flatMap((pair) => [...pair.keys()]))];
    const options = codes
      .filter((code) => code !== "sku")
      .map((code) => ({ code, label: labels.get(code) ?? code }));
    const variants = pairs.flatMap(
      (pair) => bySku.get((pair.get("sku") ?? "").toLowerCase()) ?? [],
    );
    for (const line of [first, ...variants]) taken.add(line);
    return variants.length > 0 ? [{ first, variants, options }] : [];
  });
  const single = lines
    .filter((line) => !taken.has(line))
    .map((first): MagentoProduct => ({ first, variants: [first], options: [] }));
  return [...configurable, ...single];
}

/** Returns the paths below the root category, the deepest first. */
const listCategories = (line: Line, { read }: Reader): string[] =>
  read(line, "categories")
    .split(",")
    .map((path) => path.split("/").slice(1).join("/"))
    .filter((path) => path !== "")
    .sort((left, right) => right.split("/").length - left.split("/").length);

function readProduct({ first, variants, options }: MagentoProduct, reader: Reader): ForeignProduct {
  const { columns, read } = reader;
  const ifPresent = <T>(column: Column, value: T) => (columns.has(column) ? value : undefined);
  const lines = variants.includes(first) ? variants : [first, ...variants];
  const values = readPairs(read(first, "variations").split("|").join(","));
  const isParam = ([code]: readonly [string, string]) => !values.has(code);
  return {
    group: `magento ${read(first, "sku")}`,
    rows: [first.row, ...lines.flatMap((line) => (line === first ? [] : [line.row]))],
    title: read(first, "name"),
    description: ifPresent(
      "short",
      read(first, "short")
        .replace(/<[^>]*>/g, " ")
        .trim(),
    ),
    detail: ifPresent("description", toParagraphs(read(first, "description"))),
    shopCategory: ifPresent("categories", toPath(listCategories(first, reader)[0] ?? "", "/")),
    taxCode: ifPresent("tax", /^none$/i.test(read(first, "tax")) ? "gstFree" : "taxable"),
    options: options.map(({ label }) => label),
    pictures: ifPresent(
      "image",
      lines.flatMap((line) => [read(line, "image"), ...read(line, "images").split(",")]),
    ),
    params: [...readPairs(read(first, "attributes"))]
      .filter(isParam)
      .map(([name, value]) => ({ name: name.replaceAll("_", " "), value })),
    variants: variants.map((line) => readVariant(line, { first, options }, reader)),
  };
}

function readVariant(
  line: Line,
  { first, options }: Pick<MagentoProduct, "first" | "options">,
  { columns, read }: Reader,
): ForeignVariant {
  const ifPresent = (column: Column, value: string) => (columns.has(column) ? value : undefined);
  const [price, special] = [read(line, "price"), read(line, "specialPrice")];
  const isReduced = special !== "" && Number(special) < Number(price);
  const sku = read(line, "sku");
  const pairs = read(first, "variations").split("|").map(readPairs);
  const own = pairs.find((pair) => pair.get("sku")?.toLowerCase() === sku.toLowerCase());
  const image = read(line, "image");
  return {
    row: line.row,
    values: options.map(({ code }) => own?.get(code) ?? ""),
    code: sku,
    price: isReduced ? special : price,
    oriPrice: ifPresent("specialPrice", isReduced ? price : ""),
    stock: ifPresent("stock", read(line, "stock")),
    weightKg: ifPresent("weight", read(line, "weight")),
    img: ifPresent("image", line !== first && /^https?:/i.test(image) ? image : ""),
  };
}
