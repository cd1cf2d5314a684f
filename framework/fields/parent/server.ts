import { referenceColumn } from "../../server/fields/referenceColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";

/** The server's half of `parent`. */
const parentServer: ServerKind = {
  ...referenceColumn,
  describe: () => ({ type: "integer", description: "ID of the parent record" }),
};

export default parentServer;
