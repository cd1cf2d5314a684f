import {
  choice,
  defineResource,
  json,
  reference,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";

const isPayload = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What has happened in the marketplace, as the consumers of events receive it. */
export const domainEvents = defineResource("domainEvents", {
  api: "system/event",
  route: "/platform/events",
  menuSection: "system",
  access: "platform:events",
  owner: "platform",
  table: "domain_events",
  fields: {
    topic: text({ readOnly: true, filter: true }),
    shop: reference("shops", { readOnly: true, filter: true }),
    /** The id of the record that the event is about. */
    key: rowId({ readOnly: true, filter: true }),
    payload: json({ check: isPayload, readOnly: true }),
    actorKind: choice(["buyer", "staff", "platform", "system"], { readOnly: true, filter: true }),
    actorName: text({ readOnly: true }),
  },
  label: "topic",
  facts: ["shop", "actorName"],
  form: [section("main", ["actorKind", "actorName", "shop"])],
  list: {
    columns: ["addTime", "topic", "shop", "key", "actorKind", "actorName"],
    sort: ["id", "desc"],
  },
  queues: ["consumeEvents", "handleEvent"],
  jobs: ["catchUpEvents"],
});
