import { noColumn } from "../../server/fields/noColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import type { ReferencesOptions } from "./schema.ts";

/** The server's half of `references`. */
const referencesServer: ServerKind<ReferencesOptions> = {
  ...noColumn,
  describe: ({ target }) => ({
    type: "array",
    items: { type: "integer" },
    description: `IDs of records of ${target}`,
  }),
  formatCell: (_value, { labels }) => labels.join("; "),
};

export default referencesServer;
