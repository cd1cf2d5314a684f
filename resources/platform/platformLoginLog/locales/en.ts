import { loginMessages } from "../../../../core/logs/locales/en.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { platformLoginLog } from "../platformLoginLog.ts";

const messages: ResourceMessages<typeof platformLoginLog> = loginMessages;
export default messages;
