import { useTranslate } from "react-admin";
import type { TextFormat } from "../../../framework/admin/display/fieldText.ts";
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
/**
 * Returns what happened; of a sign-in that failed, why: whoever gives the name of an account has
 * only its password wrong.
 */
function formatEvent(entry: Entry, translate: Translate): string {
  const { event, ok, reason, memberId } = entry;
  const failures = "resources.loginLog.screen.failures";
  if (event !== "signIn" || ok !== false)
    return translate(`resources.loginLog.choices.event.${event}`, { _: event ?? noValue });
  if (!reason) return translate(`${failures}.signInFailed`);
  const isKnown = reason === "login.failed" && Boolean(memberId);
  return isKnown ? translate(`${failures}.wrongPassword`) : formatReason(entry, translate);
}
const Event: LoginDisplay = ({ record }) => formatEvent(record, useTranslate());
/** Names an entry by what happened and by whose account: "Wrong password · mei". */
export const nameLogin = (record: Entry, { translate }: TextFormat): string =>
  [formatEvent(record, translate), record.username].filter(Boolean).join(" · ");
const Reason: LoginDisplay = ({ record }) => formatReason(record, useTranslate());
const formatAgent = ({ agent }: Entry) => describeDevice(agent ?? null) ?? (agent || noValue);
/** Shows a readable browser name; the full user agent is shown on request. */
const Agent: LoginDisplay = ({ record }) => (
  <span title={record.agent ?? ""}>{formatAgent(record)}</span>
);
export const loginDisplays = { event: Event, ok: Ok, reason: Reason, agent: Agent };
/** The texts of the displays, by which their columns are measured. */
export const loginTexts = {
  // The mark and the padding of a chip are as wide as three digits.
  ok: (record: Entry, _: unknown, translate: Translate) => `${formatOk(record, translate)} 000`,
  event: (record: Entry, _: unknown, translate: Translate) => formatEvent(record, translate),
  reason: (record: Entry, _: unknown, translate: Translate) => formatReason(record, translate),
  agent: formatAgent,
};
