import { numberColumn } from "../../server/fields/numberColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";

/** The server's half of `duration`. */
const durationServer: ServerKind = {
  ...numberColumn,
  columnType: () => "integer",
  describe: () => ({ type: "integer", description: "Minutes" }),
};

export default durationServer;
