import type { ServerKind } from "../../server/fields/ServerKind.ts";

/** The server's half of `date`. */
export const dateServer: ServerKind = {
  columnType: () => "date",
  describe: () => ({ type: "string", format: "date" }),
};
