import { sql } from "kysely";
import { parseJsonCell } from "../../server/fields/jsonColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { isRecord } from "../parse/reject.ts";

/** The server's half of `dateRange`. */
const dateRangeServer: ServerKind = {
  columnType: () => "daterange",
  read: (column) =>
    sql`case when ${column} is null then null else json_build_object('from', lower(${column}), 'to', upper(${column}) - 1) end`,
  write: (value) =>
    isRecord(value) ? sql`daterange(${value.from}::date, ${value.to}::date, '[]')` : null,
  describe: () => ({
    type: "object",
    properties: {
      from: { type: "string", format: "date" },
      to: { type: "string", format: "date" },
    },
  }),
  parseCell: parseJsonCell,
};

export default dateRangeServer;
