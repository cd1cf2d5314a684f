import Check from "@mui/icons-material/Check";
import Close from "@mui/icons-material/Close";
import { useTranslate } from "react-admin";
import type { DisplayComponent } from "../../../framework/admin/resources.tsx";
import { deviceOf } from "./deviceOf.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
/** `login.failed` as the words have it: `loginFailed`. */
const wordOf = (code: string) => code.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What failed is seen at a glance: a log is read for it. */
const Ok: DisplayComponent = ({ record }) => {
  const translate = useTranslate();
  const Icon = record.ok ? Check : Close;
  const said = translate(`ra.boolean.${record.ok ? "true" : "false"}`);
  return <Icon fontSize="small" titleAccess={said} color={record.ok ? "success" : "error"} />;
};
/** Why somebody was not let in is written down as a code; any other reason as it was typed. */
const Reason: DisplayComponent = ({ record }) => {
  const translate = useTranslate();
  const reason = textOf(record.reason);
  if (!reason) return "—";
  return record.ok ? reason : translate(`resources.loginLog.refusals.${wordOf(reason)}`, { _: reason });
};
/** The browser as a person would call it; all that it said of itself on asking. */
const Agent: DisplayComponent = ({ record }) => {
  const agent = textOf(record.agent);
  return <span title={agent}>{deviceOf(agent) ?? (agent || "—")}</span>;
};
export const loginDisplays = { ok: Ok, reason: Reason, agent: Agent };
