import { CleanLogButton } from "../../../core/logs/screens/CleanLogButton.tsx";
import { loginDisplays, loginTexts, nameLogin } from "../../../core/logs/screens/LoginDisplays.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { loginLog } from "./loginLog.ts";

export default defineScreens(loginLog, {
  displays: loginDisplays,
  texts: loginTexts,
  recordTitle: nameLogin,
  tools: CleanLogButton,
});
