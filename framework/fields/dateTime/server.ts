import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { readInstant } from "../../server/importExport/readInstant.ts";
import { writeInstant } from "../../server/importExport/writeInstant.ts";

/** The server's half of `dateTime`. */
const dateTimeServer: ServerKind = {
  columnType: () => "timestamptz",
  describe: () => ({ type: "string", format: "date-time" }),
  parseCell: (text, { timeZone }) => readInstant(text, timeZone),
  formatCell: (value, { timeZone, isImported }) =>
    writeInstant(String(value), timeZone, isImported),
};

export default dateTimeServer;
