import { defineScreens } from "../../../framework/admin/resources.tsx";
import { statement } from "../statement/statement.ts";
import { withAccount } from "../statement/withNumbers.tsx";
import { ApplyButton } from "./ApplyButton.tsx";
import { amountLink } from "./amountLink.tsx";
import { withdrawals } from "./withdrawals.ts";

export default defineScreens(withdrawals, {
  list: withAccount(withdrawals.name, "count"),
  tools: ApplyButton,
  displays: { amount: amountLink(statement) },
});
