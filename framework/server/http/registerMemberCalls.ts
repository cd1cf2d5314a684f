import type { FastifyInstance } from "fastify";
import { memberCalls } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import { countToDo } from "../operations/countToDo.ts";
import { getCaller } from "./createApp.ts";
import { registerAppCall } from "./registerAppCall.ts";

/** Registers the calls of every signed-in member that belong to no resource. */
export function registerMemberCalls(app: FastifyInstance, engine: Engine): void {
  const toDo = "GET /member/toDo";
  registerAppCall(app, toDo, memberCalls[toDo], async (request) => {
    const { actor } = getCaller(request);
    return engine.read(actor, (tx) => countToDo(engine, tx, actor));
  });
}
