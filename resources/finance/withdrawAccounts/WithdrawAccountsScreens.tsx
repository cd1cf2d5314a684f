import { defineScreens } from "../../../framework/admin/resources.tsx";
import { withAccount } from "../statement/withNumbers.tsx";
import { NumberInput } from "./NumberInput.tsx";
import { withdrawAccounts } from "./withdrawAccounts.ts";

export default defineScreens(withdrawAccounts, {
  list: withAccount(withdrawAccounts.name, "getAccount"),
  inputs: { bankAccount: NumberInput, alipayAccount: NumberInput },
});
