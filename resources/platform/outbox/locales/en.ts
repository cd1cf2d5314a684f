import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { outbox } from "../outbox.ts";

const messages: ResourceMessages<typeof outbox> = {
  name: "Message |||| Outbox",
  fields: {
    channel: "Channel",
    recipient: "To",
    subject: "Subject",
    body: "Text",
    status: "State",
    error: "Error",
  },
  choices: {
    channel: { email: "E-mail", phone: "Text message" },
    status: { queued: "Queued", kept: "Kept", sent: "Sent", failed: "Failed" },
  },
  groups: { main: "Message" },
  empty:
    "Letters and texts that the platform sends are written down here. Without a mail server they are kept, so that you can read them.",
};
export default messages;
