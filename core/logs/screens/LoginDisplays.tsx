import { useTranslate } from "react-admin";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { CheckIcon } from "../../../framework/admin/icons/CheckIcon.ts";
import { CloseIcon } from "../../../framework/admin/icons/CloseIcon.ts";
import type { DisplayComponent } from "../../../framework/admin/resources.tsx";
import { describeDevice } from "../describeDevice.ts";
import type { LoginLog } from "../loginFields.ts";

type LoginDisplay = DisplayComponent<LoginLog>;
/** Converts a code to its message key: `login.failed` to `createLoginError`. */
const toMessageKey = (code: string) =>
  code.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Highlights failures, which are what readers of the log look for. */
const Ok: LoginDisplay = ({ record }) => {
  const translate = useTranslate();
  const Icon = record.ok ? CheckIcon : CloseIcon;
  const result = translate(`ra.boolean.${record.ok ? "true" : "false"}`);
  return <Icon fontSize="small" titleAccess={result} color={record.ok ? "success" : "error"} />;
};
/** Translates the code of a rejected login; shows any other reason unchanged. */
const Reason: LoginDisplay = ({ record: { ok, reason } }) => {
  const translate = useTranslate();
  if (!reason) return noValue;
  return ok
    ? reason
    : translate(`resources.loginLog.screen.failures.${toMessageKey(reason)}`, { _: reason });
};
/** Shows a readable browser name; the full user agent is shown on request. */
const Agent: LoginDisplay = ({ record }) => {
  const agent = record.agent ?? "";
  return <span title={agent}>{describeDevice(agent) ?? (agent || noValue)}</span>;
};
export const loginDisplays = { ok: Ok, reason: Reason, agent: Agent };
