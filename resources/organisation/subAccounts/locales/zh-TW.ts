import { accountErrorMessages, accountMessages } from "../../../../core/accounts/locales/zh-TW.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { subAccounts } from "../subAccounts.ts";

const messages: ResourceMessages<typeof subAccounts> = {
  ...accountMessages,
  toDo: { frozen: "%{smart_count} 個帳號處於凍結狀態" },
  errors: accountErrorMessages,
};
export default messages;
