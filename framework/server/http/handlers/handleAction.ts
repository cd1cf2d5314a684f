import type { Action, Resource } from "../../../schema/index.ts";
import { invalidInput } from "../../domainError.ts";
import type { Caller, Engine } from "../../engine.ts";
import { parseInput } from "../../operations/parseInput.ts";
import { readSingleton } from "../../operations/readSingleton.ts";
import { runActions } from "../../operations/runAction.ts";
import { runBulk } from "../../operations/runBulk.ts";
import { parseVersion } from "../../operations/saveRequest.ts";
import { parseIdOrNull } from "../../sql/readListRequest.ts";
import { assertAnyDone, toRowResults } from "../bulkResults.ts";
import { getBody, getQuery } from "../createApp.ts";
import { type CallHandler, parseSomeIds } from "./CallHandler.ts";
import { readWritten, requireFirst } from "./writeHandlers.ts";

/** Creates the handler of an action, for one record (`id`) or several (`ids`). */
export const createActionHandler =
  (action: Action): CallHandler =>
  async ({ engine, resource, caller, request }) => {
    const { id, ids, version, ...given } = { ...getQuery(request), ...getBody(request) } as Record<
      string,
      unknown
    >;
    const one = ids === undefined ? await findActionTarget(engine, resource, caller, id) : null;
    const some = one === null ? parseSomeIds({ ids }) : [];
    const input = parseInput(resource, action, given, caller.actor);
    const rules = engine.rules(resource);
    const prepare = rules.beforeActions?.[action.name];
    const rule = rules.actions?.[action.name];
    // A rule that writes its row itself gets a transaction for each row.
    const size = typeof rule === "object" ? 1 : undefined;
    const requested = one === null ? null : parseVersion(version);
    const outcomes = await runBulk(
      engine,
      caller.actor,
      one === null ? some : [one],
      {
        ...(prepare && { prepare: (id: number) => prepare({ ...caller, engine, id }) }),
        async run(tx, ids) {
          const requests = ids.map((id) => ({ id, version: requested }));
          const context = { ...caller, engine, tx, resource };
          const results = await runActions(context, action, requests, input);
          return results.map(({ id, change, output }) => ({
            id,
            error: change.error,
            output,
            stored: change.stored,
          }));
        },
      },
      size,
    );
    const answer = async (done: readonly number[]) => {
      const outputs = new Map(
        outcomes.map((outcome) => [outcome.id, "output" in outcome ? outcome.output : null]),
      );
      const written = new Map(
        outcomes.flatMap((outcome) =>
          "stored" in outcome && outcome.stored ? [[outcome.id, outcome.stored]] : [],
        ),
      );
      return (await readWritten(engine, resource, caller, done, written)).map((record) => {
        const output = outputs.get(record.id);
        return output ? { ...record, _output: output } : record;
      });
    };
    if (one !== null) {
      for (const { error } of outcomes) if (error !== undefined) throw error;
      return requireFirst(await answer([one]));
    }
    const results = toRowResults(engine, resource, caller, outcomes, request.log);
    assertAnyDone(results, { list: [], failed: results.failed });
    return { list: await answer(results.done), failed: results.failed };
  };

/**
 * Returns the id of the record that an action applies to: `id`, or the tenant's only record of a
 * singleton.
 */
async function findActionTarget(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  id: unknown,
): Promise<number> {
  if (resource.singleton && id === undefined)
    return (await readSingleton(engine, resource, caller)).id;
  const found = parseIdOrNull(id);
  if (found === null) throw invalidInput("idsMissing");
  return found;
}
