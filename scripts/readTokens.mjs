// Reads the names and comments of a file, for the check of the vocabulary.
import { Visitor } from "vite";
import { parseSource } from "./readImports.mjs";

/**
 * @typedef {object} Token
 * @property {"identifier" | "comment"} kind titles of tests and prose count as comments
 * @property {string} text
 * @property {number} at offset in the file
 */

const readTitle = (node) =>
  node?.type === "Literal" && typeof node.value === "string"
    ? node.value
    : node?.type === "TemplateLiteral"
      ? node.quasis.map(({ value }) => value.raw).join(" ")
      : null;
/** The function of a call, below its modifiers: `test` of `test.each([…])("…")`. */
function findCallee(node) {
  if (node.type === "Identifier") return node.name;
  return findCallee(node.callee ?? node.object ?? node.tag ?? { type: "Identifier", name: "" });
}

/** Reads identifiers, quoted keys, comments and titles of tests. Other strings are left out. */
function readScript(file, text) {
  const { program, comments } = parseSource(file, text);
  const tokens = comments.map(({ start, end }) => ({
    kind: "comment",
    text: text.slice(start, end),
    at: start,
  }));
  const addName = ({ name, start }) => tokens.push({ kind: "identifier", text: name, at: start });
  const addKey = ({ key, computed }) => {
    if (!computed && typeof key.value === "string" && /^[\w$]+$/.test(key.value))
      tokens.push({ kind: "identifier", text: key.value, at: key.start });
  };
  new Visitor({
    Identifier: addName,
    PrivateIdentifier: addName,
    JSXIdentifier: addName,
    Property: addKey,
    PropertyDefinition: addKey,
    TSPropertySignature: addKey,
    CallExpression: ({ callee, arguments: [first] }) => {
      const title = readTitle(first);
      if (title !== null && /^(test|it|describe)$/.test(findCallee(callee)))
        tokens.push({ kind: "comment", text: title, at: first.start });
    },
  }).visit(program);
  return tokens;
}

const toTokens = (kind, matches) =>
  [...matches].map(({ 0: text, index }) => ({ kind, text, at: index }));
/** Replaces what matches by blanks of the same length, so that offsets stay. */
const blank = (text, pattern) => text.replace(pattern, (found) => found.replace(/[^\n]/g, " "));

/** Reads the names and comments of SQL; the texts of strings are left out. */
function readSql(text) {
  const parts = [...text.matchAll(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g)];
  const comments = toTokens(
    "comment",
    parts.filter(([part]) => !part.startsWith("'")),
  );
  const code = blank(text, /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g);
  return [...comments, ...toTokens("identifier", code.matchAll(/[\p{L}_][\p{L}\p{N}_$]*/gu))];
}

/** Reads paragraphs and table rows of Markdown, and the names in its code. */
function readMarkdown(text) {
  const fence = /^```[\s\S]*?^```/gm;
  const names = toTokens("identifier", text.matchAll(fence)).flatMap(({ text: code, at }) =>
    toTokens(
      "identifier",
      blank(code, /\/\/.*|\/\*[\s\S]*?\*\//g).matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu),
    ).map((token) => ({
      ...token,
      at: token.at + at,
    })),
  );
  return [
    ...toTokens("comment", blank(text, fence).matchAll(/(?:^[^\n|].*\n?)+|^\|.*/gm)),
    ...names,
  ];
}

/**
 * Reads the tokens of a file by its ending: script, SQL, Markdown, or another text, whose lines
 * count as prose.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Token[]}
 */
export function readTokens(file, text) {
  if (/\.[cm]?[jt]sx?$/.test(file)) return readScript(file, text);
  if (file.endsWith(".sql")) return readSql(text);
  if (file.endsWith(".md")) return readMarkdown(text);
  return toTokens("comment", text.matchAll(/^.*\S.*$/gm));
}
