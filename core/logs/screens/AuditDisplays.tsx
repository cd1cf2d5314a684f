import { useTranslate } from "react-admin";
import { omitNoun } from "../../../framework/admin/action/nameInSentence.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../framework/admin/display/RecordLink.tsx";
import { Differences } from "../../../framework/admin/history/Differences.tsx";
import { findDone } from "../../../framework/admin/history/findDone.ts";
import {
  type DisplayComponent,
  type NamesOf,
  useAdmin,
} from "../../../framework/admin/resources.tsx";
import { fromWire, getRealm } from "../../../framework/schema/index.ts";
import type { AuditLog } from "../auditFields.ts";
import { nameItem } from "./nameItem.ts";

type AuditDisplay = DisplayComponent<AuditLog>;
/** Shows the resource of an operation by its menu name. */
const Where: AuditDisplay = ({ record: { resource: name } }) => {
  const translate = useTranslate();
  if (!name) return noValue;
  return translate(`resources.${name}.listName`, {
    _: translate(`resources.${name}.name`, { smart_count: 2, _: name }),
  });
};
const Action: AuditDisplay = ({ record: { action, resource } }) => {
  const translate = useTranslate();
  if (!action) return noValue;
  return translate(`resources.${resource}.actions.${action}`, { _: action });
};
/**
 * Shows what was done, which is no state, in the past tense: an action by the sentence that it was
 * answered with, without the record, which has a column of its own.
 */
const Operation: AuditDisplay = ({ record }) => {
  const translate = useTranslate();
  const { operation, action, resource } = record;
  const name = translate(`resources.operationLog.choices.operation.${operation}`, {
    _: operation ?? noValue,
  });
  if (operation !== "action") return name;
  const done = findDone(record, translate);
  const kind = translate(`resources.${resource}.name`, { smart_count: 1, _: "" });
  return done
    ? omitNoun(done, kind)
    : translate(`resources.${resource}.actions.${action}`, { _: action || name });
};
/** Shows the changed record, as a link while it exists. */
const What: AuditDisplay = ({ record }) => {
  const { resources } = useAdmin();
  const translate = useTranslate();
  const id = record.recordId ?? null;
  const target = resources.find(({ name }) => name === record.resource);
  const label = nameItem(record, target, translate) || noValue;
  const deleted = record.operation === "delete" || record.operation === "purge";
  if (!target || target.singleton) return label;
  return (
    <RecordLink resource={target} id={deleted ? null : id}>
      {label}
    </RecordLink>
  );
};
/**
 * Shows values before and after in the way that the record's own page does, for fields that are
 * still declared.
 */
const Changes: AuditDisplay = ({ record }) => {
  const { resources } = useAdmin();
  const resource = resources.find(({ name }) => name === record.resource);
  const pairs = Object.entries(record.changes ?? {}).filter(
    (pair): pair is [string, [unknown, unknown]] => Array.isArray(pair[1]),
  );
  if (Object.keys(record.changes ?? {}).length === 0) return noValue;
  if (!resource || pairs.length === 0) return JSON.stringify(record.changes);
  const side = (index: 0 | 1) =>
    fromWire(resource, Object.fromEntries(pairs.map(([name, both]) => [name, both[index]])));
  const [before, after] = [side(0), side(1)];
  const changes = Object.fromEntries(
    pairs.map(([name]) => [name, [before[name], after[name]] as const]),
  );
  return <Differences resource={resource} action={record.action || null} changes={changes} />;
};
export const auditDisplays = {
  resource: Where,
  action: Action,
  operation: Operation,
  label: What,
  changes: Changes,
};

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name);
/** Resources of the actor's realm, without the log, which has no writes of its own. */
const isStored = ({ resources, actor }: Parameters<NamesOf>[0]) =>
  resources.filter(
    (resource) => getRealm(resource) === actor.realm && resource.table !== "audit_entries",
  );
const resourceNames: NamesOf = (admin, t) =>
  isStored(admin)
    .map(({ name }) => ({
      value: name,
      name: t(`resources.${name}.name`, { smart_count: 2, _: name }),
    }))
    .sort(byName);
/** The same action may have different labels in different resources. */
const actionNames: NamesOf = (admin, t) => {
  const messages = new Map<string, Set<string>>();
  for (const { name, actionList } of isStored(admin))
    for (const action of actionList)
      messages.set(
        action.name,
        (messages.get(action.name) ?? new Set()).add(t(`resources.${name}.actions.${action.name}`)),
      );
  return [...messages]
    .map(([value, names]) => ({ value, name: [...names].join(" / ") }))
    .sort(byName);
};
export const auditNames = { resource: resourceNames, action: actionNames };
