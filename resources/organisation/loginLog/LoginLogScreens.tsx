import { defineScreens } from "../../../framework/admin/resources.tsx";
import { CleanLogButton } from "../operationLog/CleanLogButton.tsx";
import { loginDisplays } from "./LoginDisplays.tsx";
import { loginLog } from "./loginLog.ts";

export default defineScreens(loginLog, { displays: loginDisplays, tools: CleanLogButton });
