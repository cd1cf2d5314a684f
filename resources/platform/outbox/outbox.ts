import {
  choice,
  dateTime,
  defineResource,
  longText,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";

/** E-mails and SMS that the platform has sent, or has stored because no transport is configured. */
export const outbox = defineResource("outbox", {
  api: "system/outbox",
  route: "/platform/outbox",
  menuSection: "system",
  access: "platform:outbox",
  owner: "platform",
  trash: false,
  operations: [],
  fields: {
    channel: choice(["email", "phone"], { required: true, readOnly: true, filter: true }),
    recipient: text({ required: true, readOnly: true, filter: true }),
    subject: text({ readOnly: true, filter: true }),
    body: longText({ readOnly: true }),
    status: choice(["queued", "kept", "sent", "failed"], {
      required: true,
      readOnly: true,
      filter: true,
    }),
    error: text({ readOnly: true }),
    /** When the message is of no use any more, as a code. */
    expiresAt: dateTime({ readOnly: true }),
    /** The event that it is about; null for one that a call has sent. */
    event: rowId({ readOnly: true }),
  },
  label: "subject",
  facts: ["recipient"],
  form: [
    section("message", ["body"]),
    section("main", ["channel", "expiresAt", "error"], { place: "rail" }),
  ],
  toDo: {
    failed: {},
  },
  list: {
    columns: ["addTime", "channel", "recipient", "subject", "status", "error"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  actions: {
    sendAgain: { from: ["failed"], to: "queued", confirm: true, bulk: true, tone: "primary" },
  },
  // The outcomes of sending.
  externalTransitions: ["kept", "sent", "failed"],
  queues: ["deliverMessage"],
});
