import { defineScreens } from "../../../framework/admin/resources.tsx";
import { NumberInput } from "./screens/NumberInput.tsx";
import { withdrawAccounts } from "./withdrawAccounts.ts";

export default defineScreens(withdrawAccounts, {
  inputs: { bankAccount: NumberInput, alipayAccount: NumberInput },
});
