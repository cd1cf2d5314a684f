import type { Resource } from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { Refusal } from "../refusal.ts";
import { refusalEnvelope } from "./answer.ts";

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
      if (!(error instanceof Refusal)) throw error;
      const { code, message } = refusalEnvelope(engine.translate, caller.locale, resource, error);
      failed.push({ id, code, message, error: error.error });
    }
  }
  // One row that is refused answers as a single call would; among several, each has its own answer.
  return { done, failed };
}
