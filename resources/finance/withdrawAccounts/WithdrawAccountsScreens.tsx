import { defineScreens } from "../../../framework/admin/resources.tsx";
import { withAccount } from "../balanceTransactions/screens/withNumbers.tsx";
import { NumberInput } from "./screens/NumberInput.tsx";
import { withdrawAccounts } from "./withdrawAccounts.ts";

export default defineScreens(withdrawAccounts, {
  list: withAccount(withdrawAccounts.name, "getAccount"),
  inputs: { bankAccount: NumberInput, alipayAccount: NumberInput },
});
