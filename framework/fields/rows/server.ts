import { parseJsonCell } from "../../server/fields/jsonColumn.ts";
import { noColumn } from "../../server/fields/noColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import type { ChildOptions } from "./schema.ts";

/** The server's half of `rows`. */
export const rowsServer: ServerKind<ChildOptions> = {
  ...noColumn,
  describe: ({ fields }, describeFields) => ({
    type: "array",
    items: describeFields(fields, "input"),
  }),
  parseCell: parseJsonCell,
};
