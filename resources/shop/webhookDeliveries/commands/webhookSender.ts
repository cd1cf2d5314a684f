import { defineService } from "../../../../framework/server/services.ts";

/** A response of a webhook, cut where it is long. */
export interface WebhookResponse {
  status: number;
  body: string;
}
/** Posts events to addresses that shops name. */
export interface WebhookSender {
  /** Returns why an address cannot be a webhook, as the name of a message; null where it can. */
  findAddressFault(address: string): "encrypted" | "private" | null;
  /**
   * Posts a body. Follows no redirect.
   *
   * @throws {Error} when there is no response within the timeout, or the address is private.
   */
  post(
    address: string,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<WebhookResponse>;
}
export const webhookSender = defineService<WebhookSender>("webhookSender");
