import {
  boolean,
  choice,
  dateTime,
  defineResource,
  integer,
  json,
  longText,
  reference,
  rowId,
} from "../../../framework/schema/index.ts";
import { webhookTopics } from "../webhooks/topics.ts";

/** What is sent to a webhook, as JSON. */
export interface WebhookBody {
  /** Identifies the event: the same in every attempt, and in every delivery of the event. */
  id: string;
  topic: (typeof webhookTopics)[number];
  createdAt: string;
  test: boolean;
  data: object;
}
/** Why an attempt fails: the status of its response, or why there was none. */
export const deliveryErrors = [
  "declined",
  "noResponse",
  "unknownHost",
  "connectionRefused",
  "certificateInvalid",
  "connectionFailed",
  "addressPrivate",
  "addressInvalid",
  "webhookInactive",
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

const isBody = (value: unknown): value is WebhookBody =>
  typeof value === "object" && value !== null && "topic" in value && "data" in value;

/** The events that were sent to the webhooks of a shop, with what each answered. */
export const webhookDeliveries = defineResource("webhookDeliveries", {
  api: "member/webhookDelivery",
  route: "/shop/webhookDeliveries",
  access: "shop:webhookDeliveries",
  owner: "shop",
  trash: false,
  operations: [],
  fields: {
    topic: choice(webhookTopics, { required: true, readOnly: true, filter: true }),
    webhook: reference("webhooks", { required: true, readOnly: true, filter: true }),
    status: choice(["queued", "retrying", "delivered", "failed"], {
      required: true,
      default: "queued",
      readOnly: true,
      filter: true,
    }),
    attempts: integer({ required: true, default: 0, readOnly: true }),
    responseCode: integer({ readOnly: true, filter: true }),
    /** Milliseconds of the last attempt. */
    duration: integer({ readOnly: true, timeUnit: "millisecond" }),
    /** Why the last attempt failed. */
    error: choice(deliveryErrors, { readOnly: true }),
    deliveredAt: dateTime({ readOnly: true }),
    /** Until when it is attempted. */
    until: dateTime({ readOnly: true }),
    test: boolean({ required: true, default: false, readOnly: true, filter: true }),
    /** The event; null for a test. */
    event: rowId({ readOnly: true }),
    payload: json({ check: isBody, readOnly: true }),
    /** The beginning of the response's body. */
    response: longText({ readOnly: true }),
  },
  label: "topic",
  list: {
    columns: [
      "addTime",
      "topic",
      "webhook",
      "status",
      "responseCode",
      "attempts",
      "duration",
      "test",
    ],
    hidden: ["test"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  stages: {
    queued: "notStarted",
    retrying: "waiting",
    delivered: "reached",
    failed: { stage: "ended", tone: "error" },
  },
  empty: { ways: ["webhooks"] },
  actions: {
    sendAgain: { from: ["delivered", "failed"], to: "queued", bulk: true, tone: "primary" },
  },
  // The outcomes of sending.
  externalTransitions: ["retrying", "delivered", "failed"],
  queues: ["deliverWebhook"],
});
