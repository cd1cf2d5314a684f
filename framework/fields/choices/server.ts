import { listColumn } from "../../server/fields/listColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { splitParts } from "../../server/importExport/splitText.ts";
import { literal } from "../../server/migration/literal.ts";
import { listChoices } from "../choice/schema.ts";
import type { ChoicesOptions } from "./schema.ts";

/** Returns the label of a choice, or its value where a cell would be split within the label. */
function toPart(value: string, toLabel: (value: string) => string): string {
  const label = toLabel(value);
  return splitParts(label).length === 1 ? label : value;
}

/** The server's half of `choices`. */
const choicesServer: ServerKind<ChoicesOptions> = {
  ...listColumn,
  checkColumn: (column, options) =>
    `${column} <@ array[${listChoices(options).map(literal).join(", ")}]::text[]`,
  describe: ({ choices }) => ({ type: "array", items: { type: "string", enum: choices } }),
  parseCell: (text, { toChoice }) => splitParts(text).map(toChoice),
  formatCell: (value, { toLabel }) =>
    Array.isArray(value) ? value.map((one) => toPart(String(one), toLabel)).join("; ") : "",
};

export default choicesServer;
