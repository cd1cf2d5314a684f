import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import { topicNames } from "../../webhooks/locales/en.ts";
import type { webhookDeliveries } from "../webhookDeliveries.ts";

const messages: ResourceMessages<typeof webhookDeliveries> = {
  name: "Webhook delivery |||| Webhook deliveries",
  fields: {
    topic: "Topic",
    webhook: "Webhook",
    status: "Status",
    attempts: "Attempts",
    responseCode: "Response code",
    duration: "Duration",
    error: "Error",
    deliveredAt: "Delivered",
    until: "Retried until",
    test: "Test",
    event: "Event ID",
    payload: "Content",
    response: "Response",
  },
  choices: {
    topic: topicNames,
    status: {
      queued: "Queued",
      retrying: "Retrying",
      delivered: "Delivered",
      failed: "Failed",
    },
    error: {
      declined: "The response wasn't a success (2xx)",
      noResponse: "No response within 10 seconds",
      unknownHost: "The host name doesn't exist",
      connectionRefused: "The server doesn't accept connections",
      certificateInvalid: "The server's certificate isn't valid",
      connectionFailed: "The connection failed",
      addressPrivate: "The URL leads to a private network",
      addressInvalid: "The URL can't be used",
      webhookInactive: "The webhook isn't active",
    },
  },
  actions: { sendAgain: "Send again" },
  titles: { sendAgain: "Send this delivery again? |||| Send %{what} again?" },
  done: {
    sendAgain: "Delivery is being sent again |||| %{smart_count} deliveries are being sent again",
  },
  groups: { main: "Delivery" },
  queues: { deliverWebhook: "Send an event to a webhook" },
  errors: {
    notActive: "This webhook isn't active, so nothing can be sent to it",
    deliveryFailed: "The webhook didn't accept the event",
  },
  empty: "Events that are sent to your webhooks will appear here.",
};
export default messages;
