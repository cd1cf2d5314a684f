import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Sandbox } from "../../adapters/pay/sandbox.ts";
import { parseCallInput } from "../../core/server/storefront/storeCall.ts";
import { boolean, integer, money } from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import { ok } from "../../framework/server/http/answerError.ts";
import { getBody, isObject } from "../../framework/server/http/createApp.ts";
import type { WebhookDeliverer } from "./webhookDeliverer.ts";

const instructions = {
  duplicates: integer({ min: 0, max: 20 }),
  delayMs: integer({ min: 0, max: 86_400_000 }),
  fail: boolean(),
  refundFailures: integer({ min: 0, max: 100 }),
  refundRefused: boolean(),
  refundDelayMs: integer({ min: 0, max: 86_400_000 }),
  refundFails: boolean(),
  lost: boolean(),
  amount: money({ min: 0.01, max: 100_000_000 }),
  again: boolean(),
};
const getId = ({ params }: FastifyRequest): string => (isObject(params) ? String(params.id) : "");

/**
 * Registers the endpoints that replace a provider's payment pages: anyone with the charge id can
 * view and pay the charge.
 */
export function registerSandbox(
  app: FastifyInstance,
  sandbox: Sandbox,
  webhookDeliverer: WebhookDeliverer,
): void {
  const config = { open: true, rest: true, anonymous: true };
  app.get("/api/sandbox/charges/:id", { config }, async (request) => {
    const charge = await sandbox.find(getId(request));
    if (!charge) throw notFound();
    return ok(charge);
  });
  app.post("/api/sandbox/charges/:id/complete", { config }, async (request) => {
    const how = parseCallInput(instructions, getBody(request));
    const charge = await sandbox.complete(getId(request), how);
    if (!charge) throw notFound();
    webhookDeliverer.look(how.delayMs ?? 0);
    return ok(charge);
  });
}
