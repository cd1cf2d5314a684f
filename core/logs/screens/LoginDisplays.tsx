import { useTranslate } from "react-admin";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { CheckIcon } from "../../../framework/admin/icons/CheckIcon.ts";
import { CloseIcon } from "../../../framework/admin/icons/CloseIcon.ts";
import type { DisplayComponent, Translate } from "../../../framework/admin/resources.tsx";
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
type Entry = Parameters<LoginDisplay>[0]["record"];
/** Translates the code of a rejected login; returns any other reason unchanged. */
function formatReason({ ok, reason }: Entry, translate: Translate) {
  if (!reason) return noValue;
  return ok
    ? reason
    : translate(`resources.loginLog.screen.failures.${toMessageKey(reason)}`, { _: reason });
}
const Reason: LoginDisplay = ({ record }) => formatReason(record, useTranslate());
const formatAgent = ({ agent }: Entry) => describeDevice(agent ?? null) ?? (agent || noValue);
/** Shows a readable browser name; the full user agent is shown on request. */
const Agent: LoginDisplay = ({ record }) => (
  <span title={record.agent ?? ""}>{formatAgent(record)}</span>
);
export const loginDisplays = { ok: Ok, reason: Reason, agent: Agent };
/** The texts of the displays, by which their columns are measured. */
export const loginTexts = {
  reason: (record: Entry, _: unknown, translate: Translate) => formatReason(record, translate),
  agent: formatAgent,
};
