import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";

/** The server's half of `url`. */
const urlServer: ServerKind = {
  ...textColumn,
  describe: () => ({ type: "string", format: "uri" }),
};

export default urlServer;
