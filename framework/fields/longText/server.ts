import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";

/** The server's half of `longText`. */
export const longTextServer: ServerKind = {
  ...textColumn,
  describe: () => ({ type: "string" }),
};
