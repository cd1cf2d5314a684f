import { numberColumn } from "../../server/fields/numberColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { holdsRowId } from "./schema.ts";

/** The server's half of `integer`. */
const integerServer: ServerKind = {
  ...numberColumn,
  columnType: (options) => (holdsRowId({ options }) ? "bigint" : "integer"),
  describe: () => ({ type: "integer" }),
};

export default integerServer;
