import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { domainEvents } from "../domainEvents.ts";
import { topicNames } from "./topicNames.ts";

const messages: ResourceMessages<typeof domainEvents> = {
  name: "Event |||| Events",
  fields: {
    topic: "Topic",
    shop: "Shop",
    key: "Record ID",
    payload: "Content",
    actorKind: "Caused by",
    actorName: "Name",
  },
  choices: {
    actorKind: { buyer: "Customer", staff: "Shop", platform: "Platform", system: "System" },
  },
  screen: { topics: topicNames.en },
  groups: { main: "Event" },
  jobs: { catchUpEvents: "Catch up on events" },
  queues: { consumeEvents: "Handle new events", handleEvent: "Handle an event again" },
  empty: "Events appear here when orders, refunds, products and stock change.",
};
export default messages;
