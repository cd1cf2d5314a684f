// `npm run check`, "vocabulary": fails when a retired word is part of a name of a folder or file,
// of an identifier, of a comment, of a test's title or of a document, or when a comment is longer
// than a line. `scripts/vocabulary.txt` lists the words.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findLine } from "./readImports.mjs";
import { readTokens } from "./readTokens.mjs";

/** Splits `parseURLText` and `PARSE_URL` into their words, in lower case. */
export const splitWords = (text) =>
  text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/**
 * Parses the list. A line is `retired → use instead`, below `# retired`; below `# exceptions` it is
 * `identifier → why`, and below `# ordinary` a word that is not checked, with the reason. An entry
 * of several words (`go back`) is retired as a phrase; `*Of` by its ending; one that is followed by
 * `(comments)` or `(identifiers)` only there, and one by `(names)` only where it is a whole
 * identifier in this spelling.
 */
export function parseVocabulary(text) {
  const sections = { retired: [], exceptions: [], ordinary: [] };
  let section = null;
  for (const line of text.split("\n").map((line) => line.trim())) {
    if (line === "" || line.startsWith("//")) continue;
    if (line.startsWith("#")) {
      section = sections[line.slice(1).trim()];
      if (!section) throw new Error(`vocabulary.txt: unknown heading "${line}"`);
      continue;
    }
    const [entry, hint] = line.split("→").map((part) => part.trim());
    if (!section || !entry || !hint)
      throw new Error(`vocabulary.txt: "${line}" is not "word → use instead"`);
    const [, word, place] = /^(.*?)(?: \((identifiers|comments|names)\))?$/.exec(entry) ?? [];
    section.push({
      word,
      words: splitWords(word).join(" "),
      kind: place?.slice(0, -1) ?? null,
      hint,
    });
  }
  return sections;
}

/** Matches a retired word and its plural: "s", "es", and "ies" for "y". */
const toPattern = (words) => {
  const ending = /[^aeiou]y$/.test(words)
    ? `(?:${words}|${words.slice(0, -1)}ies)`
    : `${words}(?:e?s)?`;
  return new RegExp(` ${ending} `);
};
const patterns = new Map();
const findPattern = (words) => {
  if (!patterns.has(words)) patterns.set(words, toPattern(words));
  return patterns.get(words);
};

/** Verbs that may begin a name that ends in "of": `isAnyOf`, `toBeInstanceOf`. */
const ofEnding = /^(?!(?:is|has|to|get|find|list)\p{Lu})\p{Ll}[\p{L}\p{N}]*\p{Ll}Of$/u;

function isRetired(entry, { kind, text }, words) {
  if (entry.kind === "name") return kind === "identifier" && text === entry.word;
  if (entry.kind !== null && entry.kind !== kind) return false;
  if (entry.word === "*Of") return kind === "identifier" && ofEnding.test(text);
  return findPattern(entry.words).test(words);
}

const toWords = (text) => ` ${splitWords(text).join(" ")} `;

/** The words of a comment, without addresses, paths, tags and excepted names. */
const toProse = (text, excepted) =>
  ` ${text
    .replace(/`[^`]*`|https?:\S+|@\w+|[\w$-]+(?:[./][\w$-]+)+/g, " | ")
    .split(/[^\p{L}\p{N}_$|]+/u)
    .filter(Boolean)
    .flatMap((word) => (excepted.has(word) || word === "|" ? "|" : splitWords(word)))
    .join(" ")} `;

/** Lists the names in the code of a comment: those between backticks. */
const listQuotedNames = ({ kind, text, at }) =>
  kind !== "comment"
    ? []
    : [...text.matchAll(/`([^`\n]*)`/g)].flatMap(({ 1: code, index }) =>
        [...code.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)].map(([name]) => ({
          kind: "identifier",
          text: name,
          at: at + index,
        })),
      );

/**
 * Lists the uses of `entries` in a file: `{ word, hint, found, line }`. An excepted identifier is
 * free, in comments too.
 */
export function findUses(file, text, entries, exceptions = []) {
  const excepted = new Set(exceptions.map(({ word }) => word));
  const tokens = readTokens(file, text).flatMap((token) => [token, ...listQuotedNames(token)]);
  const known = new Map();
  const findRetired = (token) => {
    const words = token.kind === "comment" ? toProse(token.text, excepted) : toWords(token.text);
    return entries.filter((entry) => isRetired(entry, token, words));
  };
  return tokens.flatMap((token) => {
    if (excepted.has(token.text)) return [];
    const key = `${token.kind} ${token.text}`;
    if (!known.has(key)) known.set(key, findRetired(token));
    return known.get(key).map(({ word, hint }) => {
      const found = token.kind === "comment" ? "comment" : token.text;
      return { word, hint, found, line: findLine(text, token.at) };
    });
  });
}

/** Lists the uses of `entries` in the folders and the name of a file. */
export function findPathUses(file, entries, exceptions = []) {
  const excepted = new Set(exceptions.map(({ word }) => word));
  return file
    .split("/")
    .map((segment) => segment.replace(/^\./, "").split(".")[0] ?? "")
    .filter((segment) => !excepted.has(segment))
    .flatMap((segment) =>
      entries
        .filter((entry) =>
          isRetired(entry, { kind: "identifier", text: segment }, toWords(segment)),
        )
        .map(({ word, hint }) => ({ word, hint, found: segment })),
    );
}

const maxWidth = 100;
/** Characters that take two columns: Chinese, Japanese and Korean ones, and full-width signs. */
const wideCharacter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u;
const measureWidth = (line) =>
  [...line].reduce((width, sign) => width + (wideCharacter.test(sign) ? 2 : 1), 0);

/**
 * Lists the lines on which a comment passes the line width. A directive for the linter cannot be
 * wrapped.
 */
export function findWideComments(file, text) {
  const lines = text.split("\n");
  if (!lines.some((line) => line.length > maxWidth / 2 && measureWidth(line) > maxWidth)) return [];
  const wide = new Set();
  for (const token of readTokens(file, text)) {
    // A test's title is a comment to the vocabulary, but no comment.
    if (token.kind !== "comment" || !/^(\/[/*]|--)/.test(token.text)) continue;
    if (/^\S+ biome-ignore/.test(token.text)) continue;
    const first = findLine(text, token.at);
    token.text.split("\n").forEach((_, place) => {
      if (measureWidth(lines[first + place - 1] ?? "") > maxWidth) wide.add(first + place);
    });
  }
  return [...wide];
}

/**
 * Files that keep the words of their time: versioned migrations are never rewritten, `schema.sql`
 * is printed from what they create, and this list names the words.
 */
const isLeftOut = (file) =>
  /^migrations\/(\d|schema\.sql)/.test(file) || file === "scripts/vocabulary.txt";
const isRead = (file) => /\.([cm]?[jt]sx?|md|sql|css|html|ya?ml)$/.test(file);

function main() {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const { retired, exceptions } = parseVocabulary(
    readFileSync(path.join(here, "vocabulary.txt"), "utf8"),
  );
  const inMessages = retired.filter(({ kind }) => kind === null || kind === "comment");
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  let failures = 0;
  let wide = 0;
  for (const file of new Set(files.split("\0").filter(Boolean))) {
    if (isLeftOut(file)) continue;
    let text;
    try {
      text = isRead(file) ? readFileSync(file, "utf8") : "";
    } catch {
      continue; // Deleted, but not yet committed.
    }
    for (const { word, hint, found } of findPathUses(file, retired, exceptions)) {
      failures += 1;
      console.log(`${file}: the name ${found}: "${word}" is retired, use ${hint}; rename the file`);
    }
    // Keys of messages are their own, and their texts are no names.
    const isMessages = /(^|\/)(locales|messages)\//.test(file);
    const entries = isMessages
      ? inMessages.map((entry) => ({ ...entry, kind: "comment" }))
      : retired;
    for (const { word, hint, found, line } of findUses(file, text, entries, exceptions)) {
      failures += 1;
      console.log(`${file}:${line} ${found}: "${word}" is retired, use ${hint}`);
    }
    for (const line of findWideComments(file, text)) {
      wide += 1;
      console.log(`${file}:${line} comment: longer than ${maxWidth} columns; wrap it`);
    }
  }
  console.log(`vocabulary: ${failures} uses of retired words, ${wide} comments that are too wide`);
  process.exitCode = failures + wide === 0 ? 0 : 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main();
