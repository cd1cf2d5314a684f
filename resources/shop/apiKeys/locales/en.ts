import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { apiKeys } from "../apiKeys.ts";

const messages: ResourceMessages<typeof apiKeys> = {
  name: "API key |||| API keys",
  fields: {
    name: "Name",
    prefix: "Begins with",
    origins: "Web addresses",
    status: "Status",
    lastUsedAt: "Last used",
  },
  choices: { status: { new: "Without a key yet", active: "Active", revoked: "Revoked" } },
  actions: { issue: "Issue the key", revoke: "Revoke" },
  consequences: {
    revoke: "Every shop front that uses it is refused at once. This cannot be undone; issue another one first.",
  },
  inputs: { issue: { secret: "Key; it is shown only now" } },
  groups: { main: "API key" },
  help: {
    origins: "Addresses of the pages that may use it, one a line, like https://shop.example.com; empty allows all",
  },
  refusals: {
    origin: "“%{origin}” is no address of a site, like https://shop.example.com",
    unknown: "This API key is unknown or was revoked",
    elsewhere: "This API key may not be used from %{origin}",
  },
  empty: "A shop front of your own shows a key with each call. It then sees and sells your goods alone.",
};
export default messages;
