import type { FastifyInstance, RouteShorthandOptions } from "fastify";
import { appCalls } from "../core/calls/index.ts";
import type { AppCallKey, RegisteredCalls } from "../framework/schema/index.ts";
import {
  type HandleAppCall,
  registerAppCall as registerDescribed,
} from "../framework/server/http/registerAppCall.ts";

/** Registers a call of the marketplace by its key in `appCalls`, which describes it. */
export const registerAppCall = <const K extends AppCallKey>(
  app: FastifyInstance,
  key: K,
  handle: HandleAppCall<RegisteredCalls[K]>,
  options?: RouteShorthandOptions,
): void => registerDescribed(app, key, appCalls[key], handle, options);
