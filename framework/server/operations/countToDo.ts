import {
  type Actor,
  type CallAnswer,
  canAccessField,
  getApp,
  listToDo,
  type memberCalls,
  type Predicate,
  type Resource,
  type ToDo,
} from "../../schema/index.ts";
import { toZonedDay } from "../../schema/zonedTime.ts";
import type { Engine } from "../engine.ts";
import { readListRequest } from "../sql/readListRequest.ts";
import type { Tx } from "../transaction.ts";
import { countRows, createRowSet, selectTabs } from "./countRows.ts";

type ToDoCounts = CallAnswer<(typeof memberCalls)["GET /member/toDo"]>;

/**
 * Counts the rows that wait for the actor in each line of the to-do list, and of those the ones
 * whose deadline has passed. A line whose tab reads a field that the actor cannot read is omitted.
 */
export async function countToDo(engine: Engine, tx: Tx, actor: Actor): Promise<ToDoCounts> {
  const countLine = async ([resource, line]: [Resource, ToDo]): Promise<ToDoCounts> => {
    const tab = selectTabs(resource, actor).find(({ name }) => name === line.tab);
    if (!tab) return [];
    const request = readListRequest(engine, resource, actor, {});
    const count = (...where: Predicate[]) =>
      countRows(
        createRowSet(engine, tx, resource, actor, {
          ...request,
          where: [...request.where, ...where],
        }),
      );
    const passed = toPassed(resource, actor, line);
    const [{ total, isAtLeast }, overdue] = await Promise.all([
      count(tab.where),
      passed ? count(tab.where, passed) : null,
    ]);
    return [
      {
        resource: resource.name,
        tab: line.tab,
        total,
        ...(isAtLeast ? { totalIsAtLeast: true } : {}),
        overdue: overdue?.total ?? 0,
      },
    ];
  };
  // The counts run concurrently: a pipelined connection needs one round trip.
  return (await Promise.all(listToDo(actor, engine.resources).map(countLine))).flat();
}

/** The condition that the deadline of a line has passed; null where the actor sees no deadline. */
function toPassed(resource: Resource, actor: Actor, { due }: ToDo): Predicate | null {
  const field = due === null ? undefined : resource.fields[due];
  if (due === null || !field || !canAccessField(actor, field)) return null;
  if (field.type.traits.time === "instant") return { op: "lt", field: due, value: { now: true } };
  const today = toZonedDay(new Date(), actor.timeZone ?? getApp().timeZone);
  return { op: "lt", field: due, value: today };
}
