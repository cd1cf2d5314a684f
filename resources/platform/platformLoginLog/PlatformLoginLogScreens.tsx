import { defineScreens } from "../../../framework/admin/resources.tsx";
import { loginDisplays } from "../../organisation/loginLog/LoginDisplays.tsx";
import { CleanLogButton } from "../../organisation/operationLog/CleanLogButton.tsx";
import { platformLoginLog } from "./platformLoginLog.ts";

export default defineScreens(platformLoginLog, { displays: loginDisplays, tools: CleanLogButton });
