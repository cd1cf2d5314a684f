import { defineScreens } from "../../framework/admin/resources.tsx";
import { withAccount } from "../statement/withAccount.tsx";
import { ApplyButton } from "./ApplyButton.tsx";
import { withdrawals } from "./withdrawals.ts";

export default defineScreens(withdrawals, { list: withAccount(withdrawals.name, "count"), tools: ApplyButton });
