import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";

/** The server's half of `text`. */
const textServer: ServerKind = {
  ...textColumn,
  describe: () => ({ type: "string" }),
};

export default textServer;
