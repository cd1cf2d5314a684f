import type { ServerKind } from "../../server/fields/ServerKind.ts";

const yes = ["yes", "y", "是", "✓"];
const no = ["no", "n", "否"];
function parseFlag(text: string): boolean | string {
  const answer = text.toLowerCase();
  return yes.includes(answer) ? true : no.includes(answer) ? false : answer;
}

/** The server's half of `boolean`. */
export const booleanServer: ServerKind = {
  columnType: () => "boolean",
  describe: () => ({ type: "boolean" }),
  parseCell: parseFlag,
  formatCell: (value) => (value ? "true" : "false"),
};
