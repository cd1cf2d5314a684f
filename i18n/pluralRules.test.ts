import { expect, test } from "vitest";
import { createTranslator } from "./translator.ts";

test.each([
  ["de", "%{count} Buch |||| %{count} Bücher", ["0 Bücher", "1 Buch", "2 Bücher", "21 Bücher"]],
  ["en", "%{count} book |||| %{count} books", ["0 books", "1 book", "2 books", "21 books"]],
  ["fr", "%{count} livre |||| %{count} livres", ["0 livre", "1 livre", "2 livres", "21 livres"]],
  [
    "ru",
    "%{count} книга |||| %{count} книги |||| %{count} книг",
    ["0 книг", "1 книга", "2 книги", "5 книг", "11 книг", "21 книга", "22 книги", "112 книг"],
  ],
  [
    "pl",
    "%{count} książka |||| %{count} książki |||| %{count} książek",
    ["0 książek", "1 książka", "2 książki", "5 książek", "21 książek", "22 książki"],
  ],
  ["cs", "%{count} kniha |||| %{count} knihy |||| %{count} knih", ["1 kniha", "3 knihy", "5 knih"]],
  ["zh-CN", "%{count} 本书", ["0 本书", "1 本书", "2 本书"]],
])("a count selects the plural form of %s", (locale, books, expected) => {
  const t = createTranslator(locale, { books });
  expect(expected.map((text) => t("books", { count: Number.parseInt(text, 10) }))).toEqual(
    expected,
  );
});

test("a number with decimals, and millions, have the last form", () => {
  const polish = createTranslator("pl", { books: "książka |||| książki |||| książek" });
  expect(polish("books", { smart_count: 1.5 })).toBe("książek");
  const french = createTranslator("fr", { books: "livre |||| livres" });
  expect(french("books", { smart_count: 1_000_000 })).toBe("livres");
});
