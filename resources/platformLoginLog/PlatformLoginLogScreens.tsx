import { defineScreens } from "../../framework/admin/resources.tsx";
import { loginDisplays } from "../loginLog/LoginDisplays.tsx";
import { CleanLogButton } from "../operationLog/CleanLogButton.tsx";
import { platformLoginLog } from "./platformLoginLog.ts";

export default defineScreens(platformLoginLog, { displays: loginDisplays, tools: CleanLogButton });
