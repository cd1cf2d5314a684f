// `npm run check`, "vocabulary": fails when a retired word is part of an identifier, of a comment
// or of a document, or when a comment is longer than a line. `scripts/vocabulary.txt` lists the
// words.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A slash begins a regular expression, not a division, where the token before it cannot end an
 * expression.
 */
const keywords = new Set(
  "return typeof case in of delete void throw new else do await yield instanceof".split(" "),
);

/**
 * Finds the end of a regular expression that begins at `from`; a slash in a class such as `[/]`
 * does not end it.
 */
function skipRegularExpression(text, from) {
  let inClass = false;
  for (let at = from + 1; at < text.length && text[at] !== "\n"; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "[") inClass = true;
    else if (text[at] === "]") inClass = false;
    else if (text[at] === "/" && !inClass) return at + 1;
  }
  return null;
}

function skipString(text, from) {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === text[from]) return at + 1;
  }
  return text.length;
}

/** Finds the end of a template's text: its closing backtick, or the `${` of its next expression. */
function skipTemplate(text, from) {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "`") return { at: at + 1, opensExpression: false };
    else if (text[at] === "$" && text[at + 1] === "{") return { at: at + 2, opensExpression: true };
  }
  return { at: text.length, opensExpression: false };
}

/** Reads the identifier, number or flags at an offset. */
function wordAt(text, at) {
  const word = /[\p{L}\p{N}_$]*/uy;
  word.lastIndex = at;
  return word.exec(text)?.[0] ?? "";
}

/** JSX text between two tags: it holds no line of code, and its quotes are apostrophes. */
const jsxText = /(?<=[\w"'}\])/]>)[^<>{}()=;|&`"$]*(?=<\/?[A-Za-z>]|\{)/y;

/**
 * Splits source text into its identifiers and comments, each with the offset at which it begins.
 * The texts of strings, templates and regular expressions are left out; the expressions in a
 * template are not.
 */
export function tokenize(text, isJsx = false) {
  const tokens = [];
  /** The depth of braces at which each open template expression began. */
  const templates = [];
  let braces = 0;
  let endsExpression = false;
  let at = text.startsWith("#!") ? text.indexOf("\n") : 0;
  const readTemplate = (from) => {
    const end = skipTemplate(text, from);
    if (end.opensExpression) {
      templates.push(braces);
      braces += 1;
    }
    endsExpression = !end.opensExpression;
    return end.at;
  };
  while (at < text.length) {
    const sign = text[at];
    const two = text.slice(at, at + 2);
    if (isJsx && text[at - 1] === ">") {
      jsxText.lastIndex = at;
      const words = jsxText.exec(text)?.[0] ?? "";
      at += words.length;
      if (words !== "") continue;
    }
    if (two === "//" || two === "/*") {
      const end = two === "//" ? text.indexOf("\n", at) : text.indexOf("*/", at + 2) + 2;
      const stop = end < at + 2 ? text.length : end;
      tokens.push({ kind: "comment", text: text.slice(at, stop), at });
      at = stop;
    } else if (sign === '"' || sign === "'") {
      at = skipString(text, at);
      endsExpression = true;
    } else if (sign === "`") {
      at = readTemplate(at + 1);
    } else if (sign === "}" && templates.at(-1) === braces - 1) {
      templates.pop();
      braces -= 1;
      at = readTemplate(at + 1);
    } else if (sign === "/" && !endsExpression && text[at - 1] !== "<") {
      const end = skipRegularExpression(text, at);
      at = end === null ? at + 1 : end + wordAt(text, end).length;
      endsExpression = true;
    } else if (/[\p{L}\p{N}_$]/u.test(sign)) {
      const word = wordAt(text, at);
      const isNumber = /\d/.test(sign);
      if (!isNumber) tokens.push({ kind: "identifier", text: word, at });
      endsExpression = isNumber || !keywords.has(word);
      at += word.length;
    } else {
      if (sign === "{") braces += 1;
      if (sign === "}") braces -= 1;
      if (!/\s/.test(sign)) endsExpression = /[)\]}]/.test(sign);
      at += 1;
    }
  }
  return tokens;
}

/** Splits `wallOf`, `WALL_OF` and `parseURLText` into their words, in lower case. */
export const splitWords = (text) =>
  text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/**
 * Parses the list. A line is `retired → use instead`, below `# retired` or `# pending`; below `#
 * exceptions` it is `identifier → why`. An entry of several words (`go back`) is retired as a
 * phrase; `xOf` with a star (`*Of`) by its ending; one that is followed by `(comments)` or
 * `(identifiers)` only there.
 */
export function parseVocabulary(text) {
  const sections = { retired: [], pending: [], exceptions: [] };
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
    const [, word, place] = /^(.*?)(?: \((identifiers|comments)\))?$/.exec(entry) ?? [];
    section.push({
      word,
      words: splitWords(word).join(" "),
      kind: place?.slice(0, -1) ?? null,
      hint,
    });
  }
  return sections;
}

/**
 * Lists the uses of `entries` in a text: `{ word, hint, found, line }`. An excepted identifier is
 * free, in comments too.
 */
export const findUses = (text, entries, exceptions = [], isJsx = false) =>
  findTokenUses(text, tokenize(text, isJsx), entries, exceptions);

/** The same for a Markdown document, whose prose counts as comments and whose code is left out. */
export const findMarkdownUses = (text, entries, exceptions = []) =>
  findTokenUses(text, tokenizeMarkdown(text), entries, exceptions);

/** Splits a Markdown document into its paragraphs and table rows, without blocks of code. */
function tokenizeMarkdown(text) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, " "));
  return [...prose.matchAll(/(?:^[^\n|].*\n?)+|^\|.*/gm)].map(({ 0: token, index }) => ({
    kind: "comment",
    text: token,
    at: index,
  }));
}

function findTokenUses(text, tokens, entries, exceptions) {
  const excepted = new Set(exceptions.map(({ word }) => word));
  const uses = [];
  for (const token of tokens) {
    if (excepted.has(token.text)) continue;
    // Names in a comment (`name`) and addresses are judged as identifiers where they are declared.
    const prose =
      token.kind === "comment"
        ? token.text.replace(/`[^`]*`|"[^"]*"|https?:\S+|@\w+|[\w$-]+(?:[./][\w$-]+)+/g, " | ")
        : token.text;
    const words =
      token.kind === "comment"
        ? ` ${prose
            .split(/[^\p{L}\p{N}_$|]+/u)
            .filter(Boolean)
            .flatMap((word) => (excepted.has(word) || word === "|" ? "|" : splitWords(word)))
            .join(" ")} `
        : ` ${splitWords(token.text).join(" ")} `;
    for (const { word, words: retired, kind, hint } of entries)
      if ((kind === null || kind === token.kind) && words.includes(` ${retired} `)) {
        const line = text.slice(0, token.at).split("\n").length;
        uses.push({ word, hint, found: token.kind === "comment" ? "comment" : token.text, line });
      }
  }
  return uses;
}

const maxWidth = 100;

/**
 * Lists the lines on which a comment passes the line width. A directive for the linter cannot be
 * wrapped.
 */
export function findWideComments(text, isJsx = false) {
  const lines = text.split("\n");
  const wide = new Set();
  for (const token of tokenize(text, isJsx)) {
    if (token.kind !== "comment" || /^\S+ biome-ignore/.test(token.text)) continue;
    const first = text.slice(0, token.at).split("\n").length;
    token.text.split("\n").forEach((_, place) => {
      if ([...(lines[first + place - 1] ?? "")].length > maxWidth) wide.add(first + place);
    });
  }
  return [...wide];
}

function main() {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const { retired, pending, exceptions } = parseVocabulary(
    readFileSync(path.join(here, "vocabulary.txt"), "utf8"),
  );
  const files = execFileSync(
    "git",
    [
      "ls-files",
      "-z",
      "--cached",
      "--others",
      "--exclude-standard",
      "*.ts",
      "*.tsx",
      "*.mjs",
      "*.md",
    ],
    { encoding: "utf8" },
  );
  let failures = 0;
  let waiting = 0;
  let wide = 0;
  for (const file of files.split("\0").filter(Boolean)) {
    let text;
    try {
      text = readFileSync(file, "utf8");
    } catch {
      continue; // Deleted, but not yet committed.
    }
    if (file.endsWith(".md")) {
      for (const { word, hint, line } of findMarkdownUses(text, retired, exceptions)) {
        failures += 1;
        console.log(`${file}:${line} text: "${word}" is retired, use ${hint}`);
      }
      continue;
    }
    const isMessages = /(^|\/)(locales|messages)\//.test(file);
    const isJsx = file.endsWith("x");
    const entries = isMessages ? retired.map((entry) => ({ ...entry, kind: "comment" })) : retired;
    for (const { word, hint, found, line } of findUses(text, entries, exceptions, isJsx)) {
      failures += 1;
      console.log(`${file}:${line} ${found}: "${word}" is retired, use ${hint}`);
    }
    for (const line of findWideComments(text, isJsx)) {
      wide += 1;
      console.log(`${file}:${line} comment: longer than ${maxWidth} columns`);
    }
    if (!isMessages) waiting += findUses(text, pending, exceptions, isJsx).length;
  }
  console.log(`vocabulary: ${failures} uses of retired words, ${waiting} of pending ones`);
  process.exitCode = failures + wide === 0 ? 0 : 1;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main();
