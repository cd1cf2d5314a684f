import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { apiKeys } from "../apiKeys.ts";

const messages: ResourceMessages<typeof apiKeys> = {
  name: "API key |||| API keys",
  fields: {
    name: "Name",
    prefix: "Prefix",
    origins: "Allowed websites",
    status: "Status",
    lastUsedAt: "Last used",
  },
  choices: { status: { new: "No key issued", active: "Active", revoked: "Revoked" } },
  actions: { issue: "Issue key", revoke: "Revoke" },
  titles: {
    issue: "Issue %{what}?",
    revoke: "Revoke %{what}?",
  },
  done: {
    issue: "API key issued",
    revoke: "API key revoked |||| %{smart_count} API keys revoked",
  },
  consequences: {
    revoke:
      "Storefronts that use this key will lose access immediately. This can't be undone, so issue a new key first.",
  },
  inputs: { issue: { secret: "Key (shown only once)" } },
  groups: { main: "API key" },
  help: {
    origins:
      "Websites that can use this key, one per line, e.g. https://shop.example.com. Leave blank to allow all.",
  },
  errors: {
    unknown: "This API key doesn't exist or was revoked",
    originNotAllowed: "This API key can't be used from %{origin}",
  },
  validation: {
    origin: "“%{origin}” isn't a valid website address, e.g. https://shop.example.com",
  },
  empty: "Use an API key to connect your own storefront to your products and orders.",
};
export default messages;
