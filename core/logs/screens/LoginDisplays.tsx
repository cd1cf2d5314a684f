import { useTranslate } from "react-admin";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../framework/admin/display/StatusChip.tsx";
import type { DisplayComponent, Translate } from "../../../framework/admin/resources.tsx";
import { describeDevice } from "../describeDevice.ts";
import type { LoginLog } from "../loginFields.ts";

type LoginDisplay = DisplayComponent<LoginLog>;
/** Converts a code to its message key: `login.failed` to `createLoginError`. */
const toMessageKey = (code: string) =>
  code.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

type Entry = Parameters<LoginDisplay>[0]["record"];
const formatOk = ({ ok }: Entry, translate: Translate) =>
  translate(`resources.loginLog.screen.results.${ok ? "ok" : "failed"}`);

/** Highlights failures, which are what readers of the log look for. */
const Ok: LoginDisplay = ({ record }) => {
  const result = formatOk(record, useTranslate());
  return <StatusChip tone={record.ok ? "success" : "error"}>{result}</StatusChip>;
};
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
  // The mark and the padding of a chip are as wide as three digits.
  ok: (record: Entry, _: unknown, translate: Translate) => `${formatOk(record, translate)} 000`,
  reason: (record: Entry, _: unknown, translate: Translate) => formatReason(record, translate),
  agent: formatAgent,
};
