import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  type CallAnswer,
  canAccessField,
  type Field,
  findField,
  findWaitingSince,
  getApp,
  listToDo,
  type memberCalls,
  type Resource,
  type ToDo,
  toAmount,
} from "../../schema/index.ts";
import { addDays, parseZonedTime, toZonedDay } from "../../schema/zonedTime.ts";
import type { Engine } from "../engine.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { readListRequest } from "../sql/readListRequest.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import { countRows, createRowSet, type RowSet, selectTabs } from "./countRows.ts";

type ToDoCounts = CallAnswer<(typeof memberCalls)["GET /member/toDo"]>;

/**
 * Counts the rows that wait for the actor in each line of the to-do list, and of those the ones
 * whose deadline has passed or is today; with the earliest deadline, the time of the oldest row and
 * the sum of the amounts. A line whose tab reads a field that the actor cannot read is omitted.
 */
export async function countToDo(engine: Engine, tx: Tx, actor: Actor): Promise<ToDoCounts> {
  const countLine = async ([resource, line]: [Resource, ToDo]): Promise<ToDoCounts> => {
    const tab = selectTabs(resource, actor).find(({ name }) => name === line.tab);
    if (!tab) return [];
    const request = readListRequest(engine, resource, actor, {});
    const set = createRowSet(engine, tx, resource, actor, {
      ...request,
      where: [...request.where, tab.where],
    });
    const [{ total, isAtLeast }, facts] = await Promise.all([countRows(set), readFacts(set, line)]);
    return [
      {
        resource: resource.name,
        tab: line.tab,
        total,
        ...(isAtLeast ? { totalIsAtLeast: true } : {}),
        ...facts,
      },
    ];
  };
  // The counts run concurrently: a pipelined connection needs one round trip.
  return (await Promise.all(listToDo(actor, engine.resources).map(countLine))).flat();
}

type Facts = Omit<ToDoCounts[number], "resource" | "tab" | "total" | "totalIsAtLeast">;
type Read = Calculated<{
  count: number;
  overdue: number;
  dueToday: number;
  nextDue: string | null;
  oldest: StandardRow["add_time"] | null;
  amount: number | null;
}>;

/** Reads what a line shows with its total; of a very large set only lower bounds of counts. */
async function readFacts({ tx, resource, actor, where, engine }: RowSet, line: ToDo) {
  const { large } = engine.totals.sparing;
  const due = findReadable(resource, actor, line.due);
  const amount = findReadable(resource, actor, line.amount);
  const limits = due && getLimits(due, actor);
  const today = limits
    ? sql`count(*) filter (where due < ${limits.now})::integer as overdue,
        count(*) filter (where due >= ${limits.now} and due <= ${limits.dueBy})::integer as "dueToday",
        min(due) filter (where due >= ${limits.now}) as "nextDue"`
    : sql`0 as overdue, 0 as "dueToday", null as "nextDue"`;
  const column = (name: string | null): RawBuilder<unknown> =>
    name === null ? sql`null::bigint` : columnRef(name);
  const [read] = await tx.run(sql<Read>`
    select count(*)::integer as count, ${today}, min(since) as oldest, sum(amount)::bigint as amount
    from (
      select ${columnRef(findSince(resource, actor, line.tab))} as since,
        ${column(due ? line.due : null)} as due,
        ${column(amount ? line.amount : null)} as amount
      from ${tableRef(resource)} t ${where} limit ${large + 1}) rows`);
  const { count = 0, overdue = 0, dueToday = 0 } = read ?? {};
  const counts: Facts = { overdue, dueToday, ...(limits ?? {}) };
  if (!read || count === 0 || count > large) return counts;
  return {
    ...counts,
    ...(read.nextDue === null ? {} : { nextDue: read.nextDue }),
    ...(read.oldest === null ? {} : { oldest: read.oldest }),
    ...(amount && read.amount !== null ? { amount: toAmount(read.amount) } : {}),
  };
}

/** The field of the age that the list shows too; by default, when the row was added. */
function findSince(resource: Resource, actor: Actor, tab: string): string {
  const name = findWaitingSince(resource, tab);
  const field = name === null ? undefined : findField(resource, name);
  const isReadable = field?.type.traits.time === "instant" && canAccessField(actor, field);
  return name !== null && isReadable ? name : "addTime";
}

function findReadable(resource: Resource, actor: Actor, name: string | null): Field | null {
  const field = name === null ? undefined : resource.fields[name];
  return field && canAccessField(actor, field) ? field : null;
}

/** Returns what separates past deadlines from those of today, and those from later ones. */
function getLimits({ type }: Field, actor: Actor): { now: string; dueBy: string } {
  const zone = actor.timeZone ?? getApp().timeZone;
  const now = new Date();
  const today = toZonedDay(now, zone);
  if (type.traits.time !== "instant") return { now: today, dueBy: today };
  const midnight = parseZonedTime(addDays(today), zone);
  const dueBy = midnight?.subtract(1, "millisecond").toISOString() ?? now.toISOString();
  return { now: now.toISOString(), dueBy };
}
