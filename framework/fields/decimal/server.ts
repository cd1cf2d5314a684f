import { numberColumn } from "../../server/fields/numberColumn.ts";
import { roundDecimals } from "../../server/fields/roundDecimals.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import type { DecimalOptions } from "./schema.ts";

/** The server's half of `decimal`. */
const decimalServer: ServerKind<DecimalOptions> = {
  ...numberColumn,
  columnType: ({ decimals = 2 }) => `numeric(18,${decimals})`,
  describe: () => ({ type: "number" }),
  roundCell: (digits, { decimals = 2, unit = "" }) => ({
    digits: roundDecimals(digits, decimals),
    unit,
  }),
};

export default decimalServer;
