// `npm run check`, "row types": fails where a query is given a type of rows written out by hand,
// which no renamed column would break. `TableRow`, `CamelRow`, `Row` and `Calculated` derive it.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findLine } from "./readImports.mjs";

const literal = /\b(?:sql|(?<=\.)(?:run|first|text|query))<\s*\{/g;

/** Lists the lines of a source that give a query a type written out by hand. */
export const listRowTypes = (text) =>
  [...text.matchAll(literal)].map(({ index }) => findLine(text, index));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file && !/(^|\/)tests\/|\.test(-d)?\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    listRowTypes(readFileSync(file, "utf8")).map((line) => `${file}:${line}`),
  );
  if (found.length > 0) {
    console.log(found.join("\n"));
    console.log(
      `${found.length} types of rows are written out by hand: derive them from the tables`,
    );
    process.exitCode = 1;
  }
}
