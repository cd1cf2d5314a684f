// `npm run check`, "words of the framework": fails when a file of `framework/` names something of
// an app that is built on it: a noun of the marketplace, a currency, or a word in the script of one
// language. The app's own words are settings of `defineApp` and messages of its locales.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isTest } from "./fileKinds.mjs";
import { splitWords } from "./vocabulary.mjs";

const example = "a neutral noun, such as book, loan or supplier";
/** Nouns of one app and what the framework calls them; each in the singular, `s` may follow. */
const nouns = {
  tenant: "shop shopkeeper",
  operator: "platform marketplace markethall harbour laneway",
  member: "merchant seller",
  "the public": "storefront buyer shopper",
  [example]:
    "goods sku refund coupon voucher cart checkout freight courier brand payout seckill " +
    "group-buy gift-card flash-sale order-line order-item order-number order-no order-id " +
    "shipping-fee commission-rate marketing product-category",
};
const hints = new Map(
  Object.entries(nouns).flatMap(([hint, words]) =>
    words.split(" ").map((word) => [word.replaceAll("-", " "), hint]),
  ),
);
/**
 * "Order" as a purchase: as a plural noun, as an owner, or with what happens to purchases. The
 * order of rows, of a list and of statements is another word.
 */
const purchase = / (?:orders|order s|(?:cancel|pay|ship|paid|unpaid) (?:(?:an?|the) )?order) /;
const noun = new RegExp(` (${[...hints.keys()].join("|")})s? `);

const currencies = "AUD CAD CHF CNY EUR GBP HKD INR JPY KRW MOP NZD RMB SGD THB TWD USD VND";
const currency = new RegExp(
  `(?<![\\p{L}\\d])(?:${currencies.replaceAll(" ", "|")})(?![\\p{L}\\d])|[¢£¤¥€₩₫₹￥]|(?<![\\p{L}\\d\\\\])(?:AU?|US|HK|NT|NZ)\\$(?![{/|)])`,
  "u",
);
const script =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Names of programs and of browsers that hold a noun of the list. */
const foreignNames = /\b(?:process|navigator)\.platform\b|\bpayment=\(\)/g;
/** Text that a file has to hold, by its file. */
const exceptions = {
  // The example of the settings needs a currency, as every app does.
  "framework/schema/app.ts": /currency: "[A-Z]{3}", symbol: "."/g,
};
/** Files of words that are not the framework's own. */
const leftOut = new Set([
  "framework/schema/commonPasswords.ts", // What people choose as passwords.
  // Tests that walk the app's own resources and tables.
  "framework/server/operations/save.test.ts",
  "framework/server/systemTables/systemTables.test.ts",
  "framework/server/tables/DB.test-d.ts",
]);

/** Returns what is wrong with a line: `{ found, hint }`; null for a line without such a word. */
function findInLine(line, reads) {
  const words = ` ${splitWords(line).join(" ")} `;
  const [, word] = noun.exec(words) ?? [];
  if (word) return { found: word, hint: `use ${hints.get(word)}` };
  const [order] = purchase.exec(words) ?? [];
  if (order) return { found: order.trim(), hint: `use ${example}` };
  if (reads.has("data")) return null;
  const [amount] = currency.exec(line) ?? [];
  if (amount) return { found: amount, hint: "use getApp().money, or the Unicode class \\p{Sc}" };
  const [sign] = script.exec(line) ?? [];
  return sign ? { found: sign, hint: "make it a message, or a setting of defineApp" } : null;
}

/**
 * Lists the words of an app in a file of the framework: `{ found, hint, line }`. Tests may have
 * amounts of any currency and texts in any script, since those are what the framework reads.
 *
 * @param {string} file
 * @param {string} text
 */
export function findAppWords(file, text) {
  const runsOnApp =
    file.startsWith("framework/server/operations/") && /(\.test|Fixtures)\.ts$/.test(file);
  if (leftOut.has(file) || runsOnApp) return [];
  const reads = new Set(isTest(file) ? ["data"] : []);
  const blank = (found) => " ".repeat(found.length);
  const own = exceptions[file] ? text.replace(exceptions[file], blank) : text;
  return own
    .replace(foreignNames, blank)
    .split("\n")
    .flatMap((line, place) => {
      const use = findInLine(line, reads);
      return use ? [{ ...use, line: place + 1 }] : [];
    });
}

function main() {
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard", "framework"], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  let failures = 0;
  for (const file of new Set(files.split("\0").filter(Boolean))) {
    let text;
    try {
      text = readFileSync(file, "utf8");
    } catch {
      continue; // Deleted, but not yet committed.
    }
    const named = findAppWords(file, path.posix.relative("framework", file));
    for (const { found, hint } of named) {
      failures += 1;
      console.log(`${file}: the name holds "${found}", a word of one app; ${hint}`);
    }
    for (const { found, hint, line } of findAppWords(file, text)) {
      failures += 1;
      console.log(`${file}:${line} "${found}" is a word of one app; ${hint}`);
    }
  }
  console.log(`words of the framework: ${failures} uses of words of one app`);
  process.exitCode = failures === 0 ? 0 : 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main();
