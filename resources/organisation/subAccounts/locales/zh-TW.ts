import { accountErrorMessages, accountMessages } from "../../../../core/accounts/locales/zh-TW.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { subAccounts } from "../subAccounts.ts";

const messages: ResourceMessages<typeof subAccounts> = {
  ...accountMessages,
  errors: accountErrorMessages,
};
export default messages;
