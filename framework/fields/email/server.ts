import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";

/** The server's half of `email`. */
const emailServer: ServerKind = {
  ...textColumn,
  describe: () => ({ type: "string", format: "email" }),
};

export default emailServer;
