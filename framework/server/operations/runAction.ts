import { type Action, formatFields, type Resource, satisfies } from "../../schema/index.ts";
import { audit, findDifference } from "../audit.ts";
import { domainError, invalid } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { publishChange } from "../publishChange.ts";
import type { Tx } from "../transaction.ts";
import { lockOwners } from "./ownedRows.ts";
import { readStored } from "./readRecord.ts";
import { checkReferencesExist } from "./references.ts";
import { checkVersion, store } from "./save.ts";

type Values = Record<string, unknown>;

/**
 * Runs one action on one record: lock, state, condition, rule, new state, audit trail. Returns the
 * output of its rule.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 * @throws {DomainError} `record.conditionNotMet` when the action's condition does not hold.
 * @throws {DomainError} `record.statusNotAllowed` when the action is not available in the row's
 * state.
 */
export async function runAction(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  action: Action,
  id: number,
  input: Values,
  version: number | null,
): Promise<Values | null> {
  const { actor, locale } = caller;
  await lockOwners(engine, tx, resource, [id]);
  const record = await readStored(tx, resource, actor, id, { lock: true });
  await checkVersion(engine, tx, resource, caller, record, version);
  const state = record.status as string;
  const refused = {
    action: engine.translate(locale, `resources.${resource.name}.actions.${action.name}`),
    state: engine.translate(locale, `resources.${resource.name}.choices.status.${state}`),
  };
  if (action.from && !action.from.includes(state))
    throw domainError("record.statusNotAllowed", refused, { data: { state } });
  if (action.if && !satisfies(action.if, record, actor))
    throw domainError("record.conditionNotMet", refused, { data: { state } });
  if (action.input) {
    const missing = await checkReferencesExist(
      engine,
      tx,
      { ...resource, fields: action.input },
      actor,
      input,
    );
    if (Object.keys(missing).length > 0) throw invalid(missing);
  }
  let output: Values | null = null;
  const answer = (given: Values) => {
    output = formatFields(action.output ?? {}, given);
  };
  const inputValues =
    (await engine
      .rules(resource)
      .actions?.[action.name]?.({ engine, tx, ...caller, record, input, answer })) ?? {};
  const changes: Values = { ...inputValues };
  if (action.to.length === 1 && changes.status === undefined) changes.status = action.to[0];
  if (
    changes.status !== undefined &&
    action.to.length > 0 &&
    !action.to.includes(changes.status as string)
  )
    throw new Error(
      `${resource.name}.${action.name}: its rule ended in "${changes.status}", which it does not declare`,
    );
  if (action.to.length > 1 && changes.status === undefined)
    throw new Error(`${resource.name}.${action.name}: its rule must choose a state`);
  const stored = await store(tx, resource, caller, record, changes);
  const difference = findDifference(resource, record, stored);
  // The dialog's input is part of the audit trail, under the dialog's field names.
  for (const [name, value] of Object.entries(input))
    if (!action.input?.[name]?.type.traits.secret && value !== null && !(name in difference))
      difference[name] = [null, value];
  await audit(engine, tx, resource, caller, {
    operation: "action",
    action: action.name,
    record: stored,
    changes: difference,
  });
  await publishChange(engine, tx, resource, stored);
  return output;
}
