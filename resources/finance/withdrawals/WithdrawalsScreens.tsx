import { defineScreens } from "../../../framework/admin/resources.tsx";
import { withAccount } from "../statement/screens/withNumbers.tsx";
import { statement } from "../statement/statement.ts";
import { ApplyButton } from "./screens/ApplyButton.tsx";
import { renderAmountLink } from "./screens/renderAmountLink.tsx";
import { withdrawals } from "./withdrawals.ts";

export default defineScreens(withdrawals, {
  list: withAccount(withdrawals.name, "count"),
  tools: ApplyButton,
  displays: { amount: renderAmountLink(statement) },
});
