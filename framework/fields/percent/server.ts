import { numberColumn } from "../../server/fields/numberColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";

/** The server's half of `percent`. */
const percentServer: ServerKind = {
  ...numberColumn,
  columnType: () => "numeric(7,2)",
  describe: () => ({ type: "number" }),
};

export default percentServer;
