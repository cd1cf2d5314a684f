import { findDone } from "../../../framework/admin/history/findDone.ts";
import type { AdminRecord } from "../../../framework/admin/provider.ts";
import type { Translate } from "../../../framework/admin/resources.tsx";
import type { Resource } from "../../../framework/schema/index.ts";
import type { AuditLog } from "../auditFields.ts";
import { nameItem } from "./nameItem.ts";

interface Naming {
  log: AuditLog;
  /** The resource of the entry, where it is still declared. */
  target: Resource | undefined;
  translate: Translate;
  /** Writes the name of a resource as in the middle of a sentence. */
  inSentence: (name: string) => string;
}
/** What was done, around the label of the record. */
interface Description {
  before: string;
  label: string;
  after: string;
}
/** Stands for the record's label until the sentence is split there. */
const place = "\u0000";
/** What the log writes of an export: the number of its rows, and the format. */
const exportLabel = /^(\d+) × (csv|xlsx)$/;

/**
 * Describes an audit entry in the past tense, for a place after the member's name: "declined refund
 * R-125", or, where an action has no such sentence, the one that its toast shows.
 */
export function describeEntry(
  entry: Pick<
    AdminRecord<AuditLog>,
    "resource" | "recordId" | "label" | "operation" | "action" | "changes"
  >,
  { log, target, translate, inSentence }: Naming,
): Description {
  const operation = entry.operation ?? "";
  const label = nameItem(entry, target, translate);
  const path = `resources.${target?.name ?? ""}`;
  const toName = (count: number) =>
    target ? inSentence(translate(`${path}.name`, { smart_count: count })) : (entry.resource ?? "");
  const did = `resources.${log.name}.screen.did.${operation}`;

  const rows = operation === "export" ? exportLabel.exec(label)?.[1] : undefined;
  if (rows !== undefined) {
    const count = Number(rows);
    const amount = { smart_count: count, name: toName(count) };
    const what = translate("framework.action.amount", amount);
    return { before: translate(did, { what }), label: "", after: "" };
  }
  const sentence =
    operation === "action" && target
      ? translate(`${path}.did.${entry.action}`, { name: place, _: "" })
      : translate(did, { what: `${toName(1)} ${place}`, _: "" });
  const [before = "", after = ""] = sentence.split(place);
  if (sentence.includes(place)) return { before, label, after };
  if (operation === "action" && target) {
    // The sentence after an action is in the past tense too.
    const done = findDone(entry, translate) ?? translate(`${path}.actions.${entry.action}`);
    return { before: `· ${done} · `, label, after: "" };
  }
  const name = translate(`resources.${log.name}.choices.operation.${operation}`, { _: operation });
  return { before: `· ${name} · ${toName(1)} `, label, after: "" };
}
