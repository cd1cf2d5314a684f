import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";

/** The server's half of `richText`. */
const richTextServer: ServerKind = {
  ...textColumn,
  describe: () => ({ type: "string", description: "HTML" }),
};

export default richTextServer;
