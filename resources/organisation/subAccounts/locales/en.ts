import { accountErrorMessages, accountMessages } from "../../../../core/accounts/locales/en.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { subAccounts } from "../subAccounts.ts";

const messages: ResourceMessages<typeof subAccounts> = {
  ...accountMessages,
  toDo: { frozen: "%{smart_count} frozen staff account |||| %{smart_count} frozen staff accounts" },
  errors: accountErrorMessages,
};
export default messages;
