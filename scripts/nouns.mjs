// Singular and plural of English nouns in camel case, for the names of resources.

const irregular = { people: "person", children: "child", men: "man", women: "woman" };
/** Nouns whose singular and plural are alike, or that have no singular. */
const alike = new Set(["goods", "news", "series", "species", "settings", "stock", "equipment"]);
const reserved = new Set(
  (
    "break case catch class const continue debugger default delete do else enum export extends " +
    "false finally for function if import in instanceof let new null return static super switch " +
    "this throw true try typeof var void while with yield await arguments eval"
  ).split(" "),
);

/** Whether a name can be that of an exported constant. */
export const isName = (name) => /^[a-z][A-Za-z0-9]*$/.test(name) && !reserved.has(name);

/**
 * Returns the singular of a plural in camel case: `boxes` → `box`, `priceTags` → `priceTag`.
 *
 * @param {string} plural
 * @returns {string}
 */
export function toSingular(plural) {
  const [, before = "", last = ""] = /^(.*?)([A-Z]?[a-z0-9]+)$/.exec(plural) ?? [];
  const word = last.toLowerCase();
  const withCase = (singular) =>
    before + (before ? singular.charAt(0).toUpperCase() + singular.slice(1) : singular);
  if (alike.has(word)) return plural;
  if (irregular[word]) return withCase(irregular[word]);
  if (/[^aeiou]ies$/.test(word)) return withCase(word.replace(/ies$/, "y"));
  if (
    /(s|x|z|ch|sh)es$/.test(word) &&
    !/(cas|bas|phas|hous|purchas|databas|releas|leas|expens|cours|clos|caus|respons|licens|nois|us|siz|priz|cach|ach)es$/.test(
      word,
    )
  )
    return withCase(word.replace(/es$/, ""));
  return withCase(word.replace(/([^s])s$/, "$1"));
}

/** `priceTags` → `Price tags`. */
export const toTitle = (name) => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
