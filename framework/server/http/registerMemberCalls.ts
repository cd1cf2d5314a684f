import type { FastifyInstance } from "fastify";
import { memberCalls } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import { countToDo } from "../operations/countToDo.ts";
import { ok } from "./answerError.ts";
import { getCaller } from "./createApp.ts";

/** Registers the calls of every signed-in member that belong to no resource. */
export function registerMemberCalls(app: FastifyInstance, engine: Engine): void {
  app.get(`/api/${memberCalls.getToDo.path}`, async (request) => {
    const { actor } = getCaller(request);
    return ok(await engine.read(actor, (tx) => countToDo(engine, tx, actor)));
  });
}
