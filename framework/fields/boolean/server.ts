import { getApp } from "../../schema/index.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";

const yes = ["yes", "y", "✓"];
const no = ["no", "n"];
function parseFlag(text: string): boolean | string {
  const answer = text.toLowerCase();
  const { booleanWords } = getApp();
  if (yes.includes(answer) || booleanWords?.yes.includes(answer)) return true;
  return no.includes(answer) || booleanWords?.no.includes(answer) ? false : answer;
}

/** The server's half of `boolean`. */
const booleanServer: ServerKind = {
  columnType: () => "boolean",
  describe: () => ({ type: "boolean" }),
  parseCell: parseFlag,
  formatCell: (value) => (value ? "true" : "false"),
};

export default booleanServer;
