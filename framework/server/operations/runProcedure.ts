import {
  type CallDeclaration,
  formatFields,
  getTenantKey,
  type Resource,
} from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { publishChange } from "../publishChange.ts";
import { parseInput } from "./parseInput.ts";

/**
 * Runs an extra call of a resource: parses its declared input, runs its rule in one transaction,
 * and formats its declared output.
 */
export async function runProcedure(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  name: string,
  declared: CallDeclaration,
  given: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { actor } = caller;
  const input = parseInput(resource, { name, ...declared }, given, actor);
  const rule = engine.rules(resource).calls?.[name];
  if (!rule) throw new Error(`${resource.name}.${name}: no rule does the work of this call`);
  await engine.rules(resource).beforeCalls?.[name]?.({ ...caller, engine, input });
  const writes = declared.method === "POST";
  const run = writes ? engine.write.bind(engine) : engine.read.bind(engine);
  return run(actor, async (tx) => {
    const output = await rule({ ...caller, engine, tx, input });
    // Only the rule knows what it wrote, so caches of the resource are invalidated.
    if (writes)
      await publishChange(engine, tx, resource, {
        [getTenantKey()]: actor.tenantId ?? undefined,
      });
    return formatFields(declared.output, output);
  });
}
