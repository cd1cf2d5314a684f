import { toAmount } from "../../schema/money.ts";
import { numberColumn } from "../../server/fields/numberColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";

/** The server's half of `money`. */
export const moneyServer: ServerKind = {
  ...numberColumn,
  columnType: () => "bigint",
  describe: () => ({
    type: "number",
    multipleOf: 0.01,
    description: "Amount with at most two decimals",
  }),
  formatCell: (value) => toAmount(Number(value)),
};
