import { getMoneyDecimals, getMoneyScale, toAmount } from "../../schema/money.ts";
import { numberColumn } from "../../server/fields/numberColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";

/** The server's half of `money`. */
const moneyServer: ServerKind = {
  ...numberColumn,
  columnType: () => "bigint",
  describe: () => ({
    type: "number",
    multipleOf: 1 / getMoneyScale(),
    description: `Amount with at most ${getMoneyDecimals()} decimals`,
  }),
  formatCell: (value) => toAmount(Number(value)),
};

export default moneyServer;
