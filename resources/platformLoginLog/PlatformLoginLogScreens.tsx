import { defineScreens } from "../../framework/admin/resources.tsx";
import { CleanLogButton } from "../operationLog/CleanLogButton.tsx";
import { platformLoginLog } from "./platformLoginLog.ts";

export default defineScreens(platformLoginLog, { tools: CleanLogButton });
