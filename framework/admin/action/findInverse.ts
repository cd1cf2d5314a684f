import type { Action, Resource } from "../../schema/index.ts";

/**
 * Returns the action that undoes another one without asking for anything: the declared one, or that
 * which leads from the only state after the action back to the only state before it. Null if there
 * is none, or if it does not start in each of the states that the records are in now.
 */
export function findInverse(
  resource: Pick<Resource, "actionList">,
  action: Action,
  states: readonly string[] = [],
): Action | null {
  const inverse = findDeclared(resource, action);
  const from = inverse?.from;
  return from && states.some((state) => !from.includes(state)) ? null : inverse;
}

function findDeclared({ actionList }: Pick<Resource, "actionList">, action: Action): Action | null {
  if (action.undo !== null) return actionList.find(({ name }) => name === action.undo) ?? null;
  const [before, ...otherBefore] = action.from ?? [];
  const [after, ...otherAfter] = action.to;
  if (
    before === undefined ||
    after === undefined ||
    otherBefore.length > 0 ||
    otherAfter.length > 0
  )
    return null;
  return (
    actionList.find(
      ({ from, to, input, output, tone }) =>
        from?.includes(after) &&
        to.length === 1 &&
        to[0] === before &&
        !input &&
        !output &&
        tone !== "danger",
    ) ?? null
  );
}
