import { fileAddress } from "../../server/fields/fileAddress.ts";
import { listColumn } from "../../server/fields/listColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { parseAddresses } from "../../server/importExport/splitText.ts";

/** The server's half of `images`. */
const imagesServer: ServerKind = {
  ...listColumn,
  describe: () => ({ type: "array", items: fileAddress }),
  parseCell: parseAddresses,
};

export default imagesServer;
