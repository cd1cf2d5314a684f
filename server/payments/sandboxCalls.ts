import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Sandbox } from "../../adapters/pay/sandbox.ts";
import { sandboxCalls } from "../../core/calls/paymentCalls.ts";
import { parseCallInput } from "../../core/server/storefront/storeCall.ts";
import { notFound } from "../../framework/server/domainError.ts";
import { getBody } from "../../framework/server/http/createApp.ts";
import { registerAppCall } from "../registerAppCall.ts";
import type { WebhookDeliverer } from "./webhookDeliverer.ts";

/**
 * Registers the endpoints that replace a provider's payment pages: anyone with the charge id can
 * view and pay the charge.
 */
export function registerSandbox(
  app: FastifyInstance,
  sandbox: Sandbox,
  webhookDeliverer: WebhookDeliverer,
): void {
  const config = { rest: true, anonymous: true };
  const find = async ({ params }: FastifyRequest) => {
    const { id } = parseCallInput(sandboxCalls["GET /sandbox/charges/{id}"].input, Object(params));
    const charge = await sandbox.find(id);
    if (!charge) throw notFound();
    return charge;
  };
  const complete = async (request: FastifyRequest) => {
    const { input } = sandboxCalls["POST /sandbox/charges/{id}/complete"];
    const given = { ...getBody(request), ...Object(request.params) };
    const { id, ...instructions } = parseCallInput(input, given);
    const charge = await sandbox.complete(id, instructions);
    if (!charge) throw notFound();
    webhookDeliverer.look(instructions.delayMs ?? 0);
    return charge;
  };
  registerAppCall(app, "GET /sandbox/charges/{id}", find, { config });
  registerAppCall(app, "POST /sandbox/charges/{id}/complete", complete, { config });
}
