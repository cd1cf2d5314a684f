import { listColumn } from "../../server/fields/listColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { splitParts } from "../../server/importExport/splitText.ts";
import type { ChoicesOptions } from "./schema.ts";

/** The server's half of `choices`. */
const choicesServer: ServerKind<ChoicesOptions> = {
  ...listColumn,
  describe: ({ choices }) => ({ type: "array", items: { type: "string", enum: choices } }),
  parseCell: (text, { toChoice }) => splitParts(text).map(toChoice),
};

export default choicesServer;
