import { hash } from "@node-rs/argon2";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { textColumn } from "../../server/fields/textColumn.ts";
import type { PasswordOptions } from "./schema.ts";

/** The server's half of `password`. */
const passwordServer: ServerKind<PasswordOptions> = {
  ...textColumn,
  describe: () => ({ type: "string", writeOnly: true }),
  hash: async (secret, { hashed = true }) => (hashed ? hash(secret) : secret),
};

export default passwordServer;
