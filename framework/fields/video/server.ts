import { fileAddress } from "../../server/fields/fileAddress.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";

/** The server's half of `video`. */
const videoServer: ServerKind = {
  ...textColumn,
  describe: () => fileAddress,
};

export default videoServer;
