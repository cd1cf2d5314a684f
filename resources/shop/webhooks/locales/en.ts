import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { webhookTopics } from "../topics.ts";
import type { webhooks } from "../webhooks.ts";

/** The topics, which the deliveries name too. */
export const topicNames: Readonly<Record<(typeof webhookTopics)[number], string>> = {
  "order.placed": "Order placed",
  "order.paid": "Order paid",
  "order.groupCompleted": "Group complete",
  "order.shipped": "Order shipped",
  "order.unshipped": "Shipment undone",
  "parcel.shipped": "Parcel shipped",
  "parcel.unshipped": "Parcel undone",
  "order.received": "Order received",
  "order.cancelled": "Order cancelled",
  "refund.requested": "Refund requested",
  "refund.agreed": "Refund approved",
  "refund.offered": "Refund amount offered",
  "refund.offerDeclined": "Refund offer declined",
  "refund.rejected": "Refund declined",
  "refund.returned": "Return sent",
  "refund.completed": "Refund completed",
  "refund.closed": "Refund closed",
  "product.published": "Product published",
  "product.unpublished": "Product unpublished",
  "stock.changed": "Stock changed",
};

const messages: ResourceMessages<typeof webhooks> = {
  name: "Webhook |||| Webhooks",
  fields: {
    name: "Name",
    url: "URL",
    topics: "Topics",
    status: "Status",
    prefix: "Secret",
    failingSince: "Failing since",
  },
  choices: {
    topics: topicNames,
    status: { new: "No secret yet", active: "Active", paused: "Paused", disabled: "Deactivated" },
  },
  actions: {
    issue: "Create secret",
    sendTest: "Send test",
    roll: "Replace secret",
    pause: "Pause",
    resume: "Resume",
  },
  titles: {
    issue: "Create the secret of %{what}?",
    sendTest: "Send a test to %{what}?",
    roll: "Replace the secret of %{what}?",
    pause: "Pause %{what}?",
    resume: "Resume %{what}?",
  },
  done: {
    issue: "Webhook is active",
    sendTest: "Test sent. See Deliveries for the result.",
    roll: "Secret replaced",
    pause: "Webhook paused",
    resume: "Webhook resumed",
  },
  consequences: {
    roll: "Deliveries are signed with the new secret immediately. Update your system right away.",
  },
  inputs: {
    issue: { secret: "Secret (shown only once)" },
    roll: { secret: "Secret (shown only once)" },
  },
  groups: { main: "Webhook" },
  help: { url: "Must start with https:// and be reachable from the internet." },
  validation: {
    encrypted: "Enter a URL that starts with https://",
    private: "Enter a URL that can be reached from the internet",
  },
  empty: "Webhooks notify your own systems when an order, a refund or stock changes.",
};
export default messages;
