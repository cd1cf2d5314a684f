import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";

/** The server's half of `longText`. */
const longTextServer: ServerKind = {
  ...textColumn,
  describe: () => ({ type: "string" }),
};

export default longTextServer;
