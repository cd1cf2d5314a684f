import { jsonColumn } from "../../server/fields/jsonColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";

/** The server's half of `point`. */
const pointServer: ServerKind = {
  ...jsonColumn,
  describe: () => ({
    type: "object",
    properties: { lat: { type: "number" }, lng: { type: "number" } },
  }),
};

export default pointServer;
