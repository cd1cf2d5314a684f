import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { readInstant } from "../../server/importExport/readInstant.ts";

/** The server's half of `dateTime`. */
const dateTimeServer: ServerKind = {
  columnType: () => "timestamptz",
  describe: () => ({ type: "string", format: "date-time" }),
  parseCell: (text, { timeZone }) => readInstant(text, timeZone),
};

export default dateTimeServer;
