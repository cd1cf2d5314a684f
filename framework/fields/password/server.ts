import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";

/** The server's half of `password`. */
export const passwordServer: ServerKind = {
  ...textColumn,
  describe: () => ({ type: "string", writeOnly: true }),
};
