import { defineScreens } from "../../framework/admin/resources.tsx";
import { CleanLogButton } from "../operationLog/CleanLogButton.tsx";
import { AgentDisplay } from "./AgentDisplay.tsx";
import { loginLog } from "./loginLog.ts";

export default defineScreens(loginLog, { displays: { agent: AgentDisplay }, tools: CleanLogButton });
