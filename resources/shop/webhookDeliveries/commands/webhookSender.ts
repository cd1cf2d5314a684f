import { defineService } from "../../../../framework/server/services.ts";
import type { DeliveryError } from "../webhookDeliveries.ts";

/** A response of a webhook, cut where it is long. */
export interface WebhookResponse {
  status: number;
  body: string;
}
/** Why there was no response. */
export class NoResponseError extends Error {
  override name = "NoResponseError";
  readonly reason: DeliveryError;
  constructor(reason: DeliveryError, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
/** Posts events to addresses that shops name. */
export interface WebhookSender {
  /** Returns why an address cannot be a webhook, as the name of a message; null where it can. */
  findAddressFault(address: string): "encrypted" | "private" | null;
  /**
   * Posts a body. Follows no redirect.
   *
   * @throws {NoResponseError} when there is no response within the timeout, or the address cannot
   * be used.
   */
  post(
    address: string,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<WebhookResponse>;
}
export const webhookSender = defineService<WebhookSender>("webhookSender");
