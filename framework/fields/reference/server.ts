import { referenceColumn } from "../../server/fields/referenceColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import type { TargetOptions } from "./schema.ts";

/** The server's half of `reference`. */
const referenceServer: ServerKind<TargetOptions> = {
  ...referenceColumn,
  describe: ({ target }) => ({ type: "integer", description: `ID of a record of ${target}` }),
};

export default referenceServer;
