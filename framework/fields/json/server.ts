import { jsonColumn } from "../../server/fields/jsonColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import type { JsonOptions } from "./schema.ts";

/** The server's half of `json`. */
const jsonServer: ServerKind<JsonOptions<unknown>> = {
  ...jsonColumn,
  describe: ({ properties, items, describedItems }, describeFields) => {
    if (properties) return describeFields(properties, "output");
    if (describedItems) return { type: "array", items: describeFields(describedItems, "input") };
    return items ? { type: "array", items: describeFields(items, "output") } : {};
  },
};

export default jsonServer;
