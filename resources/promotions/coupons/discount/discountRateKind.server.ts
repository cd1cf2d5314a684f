import { numberColumn } from "../../../../framework/server/fields/numberColumn.ts";
import type { ServerKind } from "../../../../framework/server/fields/ServerKind.ts";

/** The server's half of `discountRate`. */
const discountRateServer: ServerKind = {
  ...numberColumn,
  columnType: () => "integer",
  describe: () => ({
    type: "number",
    multipleOf: 0.01,
    description: "Price to pay in tenths: 9.5 is 5 % off",
  }),
  formatCell: (value) => Number(value) / 100,
};
export default { discountRate: discountRateServer };
