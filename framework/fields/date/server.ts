import type { ServerKind } from "../../server/fields/ServerKind.ts";

/** The server's half of `date`. */
const dateServer: ServerKind = {
  columnType: () => "date",
  describe: () => ({ type: "string", format: "date" }),
};

export default dateServer;
