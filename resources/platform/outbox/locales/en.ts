import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { outbox } from "../outbox.ts";

const messages: ResourceMessages<typeof outbox> = {
  name: "Message |||| Messages",
  toDo: {
    failed: "%{smart_count} undelivered message |||| %{smart_count} undelivered messages",
  },
  listName: "Sent messages",
  fields: {
    channel: "Channel",
    recipient: "To",
    subject: "Subject",
    body: "Message",
    status: "Status",
    error: "Error",
  },
  choices: {
    channel: { email: "Email", phone: "Text message" },
    status: { queued: "Queued", kept: "Not sent", sent: "Sent", failed: "Failed" },
  },
  groups: { main: "Message" },
  empty:
    "Emails and text messages will appear here. If no mail server is set up, they aren't sent, but you can still read them.",
};
export default messages;
