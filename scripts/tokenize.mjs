// Splits fragments of source text, such as the examples of comments, which need not parse alone.
// Whole files are read with `readTokens.mjs`.

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
