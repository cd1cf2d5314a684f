import { type CallDeclaration, formatFields, type Resource } from "../schema/index.ts";
import { changed } from "./changed.ts";
import type { Caller, Engine } from "./engine.ts";
import { parseInput } from "./parseInput.ts";

/** Runs an extra call of a resource: its input as declared, its rule in one transaction, its output as declared. */
export async function call(
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
    const told = await rule({ ...caller, engine, tx, input });
    // What it wrote only its rule knows; whoever keeps rows of the resource reads them anew.
    if (writes) await changed(engine, tx, resource, { shopId: actor.shopId ?? undefined });
    return formatFields(declared.output, told);
  });
}
