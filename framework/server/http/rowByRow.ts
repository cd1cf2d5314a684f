import type { Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { refusalEnvelope, refusalOf } from "./answer.ts";

export interface RowFailure {
  id: number;
  code: number;
  message: string;
  error: string;
}
/** Does the same to each row in a transaction of its own: one that is refused is named, and stops none of the others. */
export async function rowByRow(
  engine: Engine,
  resource: Resource,
  caller: Caller,
  ids: readonly number[],
  work: (id: number) => Promise<unknown>,
): Promise<{ done: number[]; failed: RowFailure[] }> {
  const done: number[] = [];
  const failed: RowFailure[] = [];
  for (const id of ids) {
    try {
      await work(id);
      done.push(id);
    } catch (error) {
      const refusal = refusalOf(error, resource);
      if (!refusal) throw error;
      const { code, message } = refusalEnvelope(engine.translate, caller.locale, resource, refusal);
      failed.push({ id, code, message, error: refusal.error });
    }
  }
  return { done, failed };
}
