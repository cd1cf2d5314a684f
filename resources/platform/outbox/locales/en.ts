import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { outbox } from "../outbox.ts";

const messages: ResourceMessages<typeof outbox> = {
  name: "Message |||| Messages",
  toDo: {
    failed: "%{smart_count} undelivered message |||| %{smart_count} undelivered messages",
  },
  listName: "Sent messages",
  queues: { deliverMessage: "Send an email or text message" },
  fields: {
    channel: "Channel",
    recipient: "To",
    subject: "Subject",
    body: "Message",
    status: "Status",
    error: "Error",
    expiresAt: "Expires",
    event: "Event ID",
  },
  choices: {
    channel: { email: "Email", phone: "Text message" },
    status: { queued: "Queued", kept: "Not sent", sent: "Sent", failed: "Failed" },
  },
  actions: { sendAgain: "Send again" },
  titles: { sendAgain: "Send this message again? |||| Send %{what} again?" },
  done: { sendAgain: "Message is being sent |||| %{smart_count} messages are being sent" },
  consequences: { sendAgain: "The message will be sent to the same recipient now." },
  errors: {
    contentDeleted:
      "This message is out of date, and its content has been deleted. It can't be sent again.",
  },
  groups: { message: "Message", main: "Delivery" },
  screen: {
    showCode: "Show code",
    kept: "No mail server or text message service is set up, so it is kept here.",
  },
  empty:
    "Emails and text messages will appear here. If no mail server is set up, they aren't sent, but you can still read them.",
};
export default messages;
