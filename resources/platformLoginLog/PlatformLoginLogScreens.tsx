import { defineScreens } from "../../framework/admin/resources.tsx";
import { AgentDisplay } from "../loginLog/AgentDisplay.tsx";
import { CleanLogButton } from "../operationLog/CleanLogButton.tsx";
import { platformLoginLog } from "./platformLoginLog.ts";

export default defineScreens(platformLoginLog, { displays: { agent: AgentDisplay }, tools: CleanLogButton });
