import { parseJsonCell } from "../../server/fields/jsonColumn.ts";
import { noColumn } from "../../server/fields/noColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import type { ChildOptions } from "./schema.ts";

/** The server's half of `rows`. */
const rowsServer: ServerKind<ChildOptions> = {
  ...noColumn,
  describe({ fields }, describeFields) {
    const row = describeFields(fields, "input");
    const id = { type: "integer", description: "ID of the existing row; a row without is added" };
    return { type: "array", items: { ...row, properties: { id, ...Object(row.properties) } } };
  },
  parseCell: parseJsonCell,
};

export default rowsServer;
