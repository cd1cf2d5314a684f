import { accountErrorMessages, accountMessages } from "../../../../core/accounts/locales/zh-CN.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { subAccounts } from "../subAccounts.ts";

const messages: ResourceMessages<typeof subAccounts> = {
  ...accountMessages,
  toDo: { frozen: "%{smart_count} 个账号处于冻结状态" },
  errors: accountErrorMessages,
};
export default messages;
