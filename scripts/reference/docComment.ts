/** A doc comment: its prose as Markdown, and its block tags. */
export interface DocComment {
  text: string;
  throws: readonly string[];
  /** Code of each example, without its fence. */
  examples: readonly string[];
}

const noComment: DocComment = { text: "", throws: [], examples: [] };

/** Joins the lines of each paragraph; code blocks and lists keep their lines. */
function unwrapLines(lines: readonly string[]): string {
  let text = "";
  let inCode = false;
  for (const line of lines) {
    const isFence = line.trimStart().startsWith("```");
    const keepsLine = inCode || isFence || line.trim() === "" || /^\s*(-|\d+\.|\|) /.test(line);
    text +=
      text === "" || text.endsWith("\n\n") || (text.endsWith("\n") && keepsLine)
        ? ""
        : keepsLine
          ? "\n"
          : " ";
    text += keepsLine ? line : line.trim();
    if (isFence) inCode = !inCode;
    if (keepsLine && (inCode || isFence || line.trim() === "")) text += "\n";
  }
  return text.replace(/\n{3,}/g, "\n\n").trim();
}

/** Parses the text between the delimiters of a block comment, which begins with an asterisk. */
export function parseDocComment(comment: string): DocComment {
  const lines = comment
    .slice(1)
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trimEnd());
  const blocks: { tag: string; lines: string[] }[] = [{ tag: "", lines: [] }];
  for (const line of lines) {
    const [, tag, rest = ""] = /^\s*@(\w+)\s*(.*)$/.exec(line) ?? [];
    if (tag) blocks.push({ tag, lines: [rest] });
    else blocks.at(-1)?.lines.push(line);
  }
  const listTexts = (tag: string) =>
    blocks.filter((block) => block.tag === tag).map((block) => unwrapLines(block.lines));
  return {
    ...noComment,
    text: listTexts("").join("\n\n"),
    throws: listTexts("throws"),
    examples: blocks
      .filter((block) => block.tag === "example")
      .map((block) =>
        block.lines
          .filter((line) => !line.startsWith("```"))
          .join("\n")
          .trim(),
      ),
  };
}
