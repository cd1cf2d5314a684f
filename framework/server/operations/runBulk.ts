import type { Actor, Resource } from "../../schema/index.ts";
import { getReferenceTarget } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import type { Tx } from "../transaction.ts";
import { toRowError } from "./toRowError.ts";

/** The outcome of one row of a bulk call. */
export interface RowOutcome {
  id: number;
  /** Why the row was rejected; absent when its work is done. */
  error?: unknown;
}
/** The work of a bulk call. */
export interface BulkWork<O extends RowOutcome> {
  /** Runs for each row before its transaction begins, and rejects the row by throwing. */
  prepare?(id: number): Promise<void>;
  /** Runs for the rows of one transaction, and returns an outcome for each of them. */
  run(tx: Tx, ids: readonly number[]): Promise<readonly O[]>;
}

/** Rows in one transaction: few enough that others do not wait long for their locks. */
const maxRows = 100;
/**
 * Returns how many rows of a resource a transaction takes: only one if its rows refer to each
 * other, so that each is checked after the previous one has been written.
 */
export const chooseBulkSize = (resource: Resource): number =>
  Object.values(resource.fields).some(
    (field) => getReferenceTarget(resource, field) === resource.name,
  )
    ? 1
    : maxRows;

/**
 * Runs the same work for many rows, `size` of them in one transaction. A rejected row does not stop
 * the others: when a transaction fails as a whole, its rows are repeated one by one, each in a
 * transaction of its own.
 */
export async function runBulk<O extends RowOutcome>(
  engine: Engine,
  actor: Actor,
  ids: readonly number[],
  { prepare, run }: BulkWork<O>,
  size = maxRows,
): Promise<(O | RowOutcome)[]> {
  const outcomes: (O | RowOutcome)[] = [];
  for (let from = 0; from < ids.length; from += size) {
    const chunk = ids.slice(from, from + size);
    const rejected = new Map<number, RowOutcome>();
    if (prepare)
      for (const id of chunk)
        await prepare(id).catch((error: unknown) =>
          rejected.set(id, { id, error: toRowError(error) }),
        );
    const done = await runTogether(
      engine,
      actor,
      chunk.filter((id) => !rejected.has(id)),
      run,
    );
    const byId = new Map(done.map((outcome) => [outcome.id, outcome]));
    for (const id of chunk) {
      const outcome = rejected.get(id) ?? byId.get(id);
      if (outcome) outcomes.push(outcome);
    }
  }
  return outcomes;
}

async function runTogether<O extends RowOutcome>(
  engine: Engine,
  actor: Actor,
  ids: readonly number[],
  run: BulkWork<O>["run"],
): Promise<readonly (O | RowOutcome)[]> {
  if (ids.length === 0) return [];
  try {
    return await engine.write(actor, async (tx) => {
      const outcomes = await run(tx, ids);
      const [only] = outcomes;
      // What a single rejected row has locked or written is rolled back.
      if (ids.length === 1 && only?.error !== undefined) throw only.error;
      return outcomes;
    });
  } catch (error) {
    const [id] = ids;
    if (ids.length === 1 && id !== undefined) return [{ id, error: toRowError(error) }];
  }
  const outcomes: (O | RowOutcome)[] = [];
  for (const id of ids) outcomes.push(...(await runTogether(engine, actor, [id], run)));
  return outcomes;
}
