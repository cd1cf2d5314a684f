import {
  choice,
  choices,
  dateTime,
  defineResource,
  text,
  url,
} from "../../../framework/schema/index.ts";
import { webhookTopics } from "./topics.ts";

/** Addresses of a shop's own systems that receive its events. The secret is shown once. */
export const webhooks = defineResource("webhooks", {
  api: "member/webhook",
  route: "/shop/webhooks",
  access: "shop:webhooks",
  owner: "shop",
  trash: false,
  operations: ["create", "edit", "delete"],
  fields: {
    name: text({ required: true, search: true, max: 60 }),
    url: url({ required: true, max: 500, help: true }),
    topics: choices(webhookTopics, { required: true, min: 1 }),
    status: choice(["new", "active", "paused", "disabled"], {
      default: "new",
      filter: true,
      readOnly: true,
    }),
    /** The beginning of the secret, by which its owner recognizes it. */
    prefix: text({ readOnly: true, max: 20 }),
    /** Since when every attempt has failed. */
    failingSince: dateTime({ readOnly: true }),
  },
  list: {
    columns: ["name", "url", "status", "failingSince", "addTime"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  stages: {
    new: "notStarted",
    active: "reached",
    paused: "waiting",
    disabled: { stage: "ended", tone: "error" },
  },
  related: { webhookDeliveries: "webhook" },
  actions: {
    issue: {
      from: ["new"],
      to: "active",
      tone: "primary",
      saveAnd: true,
      output: { secret: text({ required: true, max: 100 }) },
    },
    sendTest: { from: ["active"] },
    roll: {
      from: ["active", "paused", "disabled"],
      confirm: true,
      output: { secret: text({ required: true, max: 100 }) },
    },
    pause: { from: ["active"], to: "paused", undo: "resume" },
    resume: { from: ["paused", "disabled"], to: "active", undo: "pause" },
  },
  // The outcome of failed deliveries.
  externalTransitions: ["disabled"],
});
