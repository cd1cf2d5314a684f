import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError, notFound } from "../../framework/server/domainError.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { isObject } from "../../framework/server/http/createApp.ts";
import { domainError } from "../errors.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { getPaymentProviders } from "./paymentProviders.ts";
import { receiveCharge } from "./receiveCharge.ts";
import { receiveRefund } from "./receiveRefund.ts";

/** Webhook events are short; a longer body is not from a provider. */
const bodyLimit = 64 * 1024;

/**
 * Registers the webhooks by which providers report the state of charges and refunds. An event is
 * authenticated by its signature over the raw body, and acknowledged in the provider's own format,
 * so that it is not sent again.
 */
export async function registerWebhooks(app: FastifyInstance, engine: Engine): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    const receive = async (request: FastifyRequest, reply: FastifyReply) => {
      const provider = isObject(request.params)
        ? getPaymentProviders(engine).find(String(request.params.provider))
        : null;
      if (!provider) throw notFound();
      const body = typeof request.body === "string" ? request.body : "";
      const event = await provider.verifyCallback(body, request.headers);
      if (!event) throw domainError("payment.signatureInvalid");
      const method = "provider" in event ? (event.provider ?? provider.name) : provider.name;
      if (event.kind === "refund") await receiveRefund(engine, method, event);
      else if (event.kind === "payment") {
        const hash = createHash("sha256").update(body).digest("hex");
        await receiveCharge(engine, method, event, hash, { ip: request.ip }).catch(
          (error: unknown) => {
            if (error instanceof DomainError && error.code === "payment.amountExceedsMax")
              request.log.warn(
                { provider: method, event },
                "a payment event with an impossible amount",
              );
            throw error;
          },
        );
      }
      const { contentType, body: text } = provider.acknowledgement;
      reply.type(contentType);
      return text;
    };
    const key = "POST /store/v1/payments/callback/{provider}";
    registerAppCall(scope, key, receive, { config: { rest: true, anonymous: true }, bodyLimit });
  });
}
