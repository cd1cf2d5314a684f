import { fileAddress } from "../../server/fields/fileAddress.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";

/** The server's half of `file`. */
const fileServer: ServerKind = {
  ...textColumn,
  describe: () => fileAddress,
};

export default fileServer;
