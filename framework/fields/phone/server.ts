import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";

/** The server's half of `phone`. */
const phoneServer: ServerKind = {
  ...textColumn,
  describe: () => ({ type: "string" }),
};

export default phoneServer;
