import type { onRequestHookHandler } from "fastify";
import {
  type CallRight,
  can,
  canSelect,
  type Operation,
  type Resource,
} from "../../schema/index.ts";
import type { Caller, Engine } from "../engine.ts";
import { getCaller } from "./createApp.ts";
import { createDenial } from "./createDenial.ts";

/**
 * Checks that the caller may perform an operation on a resource.
 *
 * @throws {DomainError} `permission.required` when the actor lacks the permission.
 */
export function assertAllowed(caller: Caller, resource: Resource, operation: Operation): void {
  if (!can(caller.actor, resource, operation))
    throw createDenial(caller.actor, resource, operation);
}

/**
 * Checks the permission before the body is read: only callers who may send an input learn what is
 * wrong with it.
 *
 * @throws {DomainError} `permission.required` when the actor lacks the permission.
 */
export const requireRight =
  (resource: Resource, operation: Operation): onRequestHookHandler =>
  (request, _reply, done) => {
    const { actor } = getCaller(request);
    if (can(actor, resource, operation)) done();
    else done(createDenial(actor, resource, operation));
  };

/** Actors who can open a record that references this resource may read the names to choose from. */
const requireSelecting =
  (engine: Engine, resource: Resource): onRequestHookHandler =>
  (request, _reply, done) => {
    const { actor } = getCaller(request);
    if (canSelect(actor, resource, engine.resources)) done();
    else done(createDenial(actor, resource, "view"));
  };

/** Checks the right of a standard call; the handler of a save checks which of two it needs. */
export const requireCallRight = (
  engine: Engine,
  resource: Resource,
  right: CallRight,
): onRequestHookHandler =>
  right === "select"
    ? requireSelecting(engine, resource)
    : requireRight(resource, right === "save" ? "view" : right);
