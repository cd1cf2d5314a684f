import { CleanLogButton } from "../../../core/logs/screens/CleanLogButton.tsx";
import { loginDisplays, loginTexts, nameLogin } from "../../../core/logs/screens/LoginDisplays.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { platformLoginLog } from "./platformLoginLog.ts";

export default defineScreens(platformLoginLog, {
  displays: loginDisplays,
  texts: loginTexts,
  recordTitle: nameLogin,
  tools: CleanLogButton,
});
