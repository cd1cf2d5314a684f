import { type AppCalls, healthCalls as framework, shapes } from "../../framework/schema/index.ts";

const { boolean, integer, list, object, oneOf, optional, string } = shapes;

/** The call by which containers and proxies check a server, and its pages find a demo. */
export const healthCalls = {
  "GET /health": {
    ...framework["GET /health"],
    answer: object({
      status: oneOf(["ok"]),
      demo: boolean("Whether the demo's logins exist"),
      clockSkewSeconds: optional(
        integer("By how much the server's clock is off the database's, above a minute"),
      ),
      sandbox: optional(boolean("Whether payments are tests")),
      logins: optional(list(string(), "Usernames of the demo")),
      password: optional(string("Password of the demo's logins")),
    }),
  },
} as const satisfies AppCalls;
