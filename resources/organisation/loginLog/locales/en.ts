import { loginMessages } from "../../../../core/logs/locales/en.ts";
import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { loginLog } from "../loginLog.ts";

const messages: ResourceMessages<typeof loginLog> = loginMessages;
export default messages;
