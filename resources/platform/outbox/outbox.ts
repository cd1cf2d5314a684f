import { choice, defineResource, longText, text } from "../../../framework/schema/index.ts";

/** E-mails and SMS that the platform has sent, or has stored because no transport is configured. */
export const outbox = defineResource("outbox", {
  api: "system/outbox",
  route: "/platform/outbox",
  menuSection: "system",
  access: "platform:outbox",
  owner: "platform",
  table: "outbox",
  operations: [],
  fields: {
    channel: choice(["email", "phone"], { readOnly: true, filter: true }),
    recipient: text({ readOnly: true, filter: true }),
    subject: text({ readOnly: true, filter: true }),
    body: longText({ readOnly: true }),
    status: choice(["queued", "kept", "sent", "failed"], { readOnly: true, filter: true }),
    error: text({ readOnly: true }),
  },
  label: "subject",
  toDo: {
    failed: {},
  },
  list: {
    columns: ["addTime", "channel", "recipient", "subject", "status", "error"],
    sort: ["id", "desc"],
    tabs: "status",
  },
});
