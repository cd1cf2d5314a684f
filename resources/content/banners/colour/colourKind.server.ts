import type { ServerKind } from "../../../../framework/server/fields/ServerKind.ts";
import { textColumn } from "../../../../framework/server/fields/textColumn.ts";

/** The server's half of `colour`. */
const colourServer: ServerKind = {
  ...textColumn,
  describe: () => ({ type: "string", format: "color", description: "#rrggbb" }),
};
export default { colour: colourServer };
