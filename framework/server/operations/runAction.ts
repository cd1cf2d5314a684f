import { type Action, formatFields, satisfies } from "../../schema/index.ts";
import type { Difference } from "../audit.ts";
import { domainError, invalid, notFound } from "../domainError.ts";
import {
  type ChangeSteps,
  changeRows,
  listLive,
  type RowChange,
  recordChanges,
  rejectOnError,
  toRejected,
  toRowChange,
} from "./changeRows.ts";
import type { OperationContext } from "./operationContext.ts";
import { listOwnedRows } from "./ownedRows.ts";
import { readStored, type StoredRow } from "./readRecord.ts";
import { checkReferencesExist } from "./references.ts";
import { checkVersion, lockRows } from "./saveMany.ts";

type Values = Record<string, unknown>;

/** A row that an action runs on, and the version that the client has read. */
export interface ActionRequest {
  id: number;
  version: number | null;
}
/** The change that an action has made to a row, and the output of its rule. */
export interface ActionResult {
  id: number;
  change: RowChange;
  output: Values | null;
}

/**
 * Runs one action on one record and returns the output of its rule.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 * @throws {DomainError} `record.conditionNotMet` when the action's condition does not hold.
 * @throws {DomainError} `record.statusNotAllowed` when the action is not available in the row's
 * state.
 */
export async function runAction(
  context: OperationContext,
  action: Action,
  request: ActionRequest,
  input: Values,
): Promise<Values | null> {
  const [result] = await runActions(context, action, [request], input);
  if (result?.change.error !== undefined) throw result.change.error;
  return result?.output ?? null;
}

/**
 * Runs one action on several records in the caller's transaction. Returns one result per request,
 * in the same order; the change of a rejected row has an `error`.
 *
 * A rule sees what the action has written to the previous rows.
 *
 * @throws what `changeRows` throws: then nothing may be committed.
 */
export async function runActions(
  context: OperationContext,
  action: Action,
  requests: readonly ActionRequest[],
  input: Values,
): Promise<ActionResult[]> {
  const { engine, tx, resource } = context;
  const { actions, lockFirst } = engine.rules(resource);
  const rule = actions?.[action.name];
  const isManual = typeof rule === "object";
  const run = typeof rule === "object" ? rule.run : rule;
  const ids = requests.map(({ id }) => id);
  await lockFirst?.({ tx, ids });
  const stored = await lockRows(context, ids, new Set());
  const missing = action.input
    ? await checkReferencesExist(
        { ...context, resource: { ...resource, fields: action.input } },
        input,
      )
    : {};
  const results: ActionResult[] = [];
  for (const { id, version } of requests) {
    const change = await prepareChange(context, action, stored.get(id) ?? null, version);
    if (change.error === undefined && Object.keys(missing).length > 0)
      change.error = invalid(missing);
    change.entry = { action: action.name, changes: toGivenChanges(action, input) };
    results.push({ id, change, output: null });
  }
  const changes = results.map(({ change }) => change);
  const pending: RowChange[] = [];
  const { statements } = tx;
  for (const result of results) {
    const { change } = result;
    const record = change.before;
    if (change.error !== undefined || !record) continue;
    const answer = (output: Values) => {
      result.output = formatFields(action.output ?? {}, output);
    };
    const runRule = async () => (await run?.({ ...context, record, input, answer })) ?? {};
    if (isManual) {
      await changeRows(context, "action", [change], ownWrite(action, runRule));
      continue;
    }
    await rejectOnError(context, change, async () => {
      change.values = await runRule();
      setState(context, action, change);
    });
    if (tx.statements === statements) pending.push(change);
    // The rule may have read rows that are pending: the caller repeats the rows one by one.
    else if (pending.length > 0) throw new PendingRows(resource.name, action.name);
    else await changeRows(context, "action", listLive([change]));
  }
  await changeRows(context, "action", listLive(pending));
  await recordChanges(context, "action", changes);
  return results;
}

/**
 * Rows are written together as long as the rule of their action sends no statement; a rule that
 * does must see the previous rows as written.
 */
class PendingRows extends Error {
  constructor(resource: string, action: string) {
    super(`${resource}.${action}: its rule reads while rows of the same call are pending`);
    this.name = "PendingRows";
  }
}

/** Steps of an action whose rule writes the row itself. */
const ownWrite = ({ name, to }: Action, runRule: () => Promise<Values>): ChangeSteps => ({
  async write({ tx, resource, actor }, [change]) {
    if (!change?.before) return;
    await runRule();
    const stored = await readStored(tx, resource, actor, change.before.id, { trash: "both" });
    const { status } = stored;
    if (to.length > 0 && !to.includes(String(status)))
      throw new Error(`${resource.name}.${name}: its rule ended in "${status}", not in ${to}`);
    change.stored = stored;
  },
});

/** Checks the version, the state and the condition of a row that an action runs on. */
async function prepareChange(
  context: OperationContext,
  action: Action,
  record: StoredRow | null,
  version: number | null,
): Promise<RowChange> {
  if (!record) return toRejected(null, notFound());
  try {
    await checkVersion(context, record, version);
    assertAvailable(context, action, record);
    return toRowChange(record, {});
  } catch (error) {
    return toRejected(record, error);
  }
}

function assertAvailable(
  { engine, resource, actor, locale }: OperationContext,
  action: Action,
  record: StoredRow,
): void {
  const state = record.status as string;
  const params = {
    action: engine.translate(locale, `resources.${resource.name}.actions.${action.name}`),
    state: engine.translate(locale, `resources.${resource.name}.choices.status.${state}`),
  };
  if (action.from && !action.from.includes(state))
    throw domainError("record.statusNotAllowed", params, { data: { state } });
  if (action.if && !satisfies(action.if, record, actor))
    throw domainError("record.conditionNotMet", params, { data: { state } });
}

/** Adds the state in which an action ends to the values that its rule has returned. */
function setState(
  { engine, resource }: OperationContext,
  { name, to }: Action,
  change: RowChange,
): void {
  const { values } = change;
  // Child rows that have a resource of their own are not locked with the row of an action.
  const owned = listOwnedRows(engine, resource).find((one) => one.name in values);
  if (owned)
    throw new Error(`${resource.name}.${name}: its rule returns "${owned.name}"; use updateRecord`);
  if (to.length === 1) values.status ??= to[0];
  const { status } = values;
  if (to.length > 1 && status === undefined)
    throw new Error(`${resource.name}.${name}: its rule must choose a state`);
  if (status !== undefined && to.length > 0 && !to.includes(status as string))
    throw new Error(
      `${resource.name}.${name}: its rule ended in "${status}", which it does not declare`,
    );
  change.record = { ...change.before, ...values };
}

/** The dialog's input is part of the audit trail, under the dialog's field names. */
const toGivenChanges = (action: Action, input: Values): Difference =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      action.input?.[name]?.type.traits.secret || value === null ? [] : [[name, [null, value]]],
    ),
  );
