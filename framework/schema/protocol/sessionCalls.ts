import { password } from "../../fields/password/schema.ts";
import { text } from "../../fields/text/schema.ts";
import type { Actor } from "../access.ts";
import { getApp } from "../app.ts";
import type { AppCalls, CallAnswer } from "./appCalls.ts";
import { type PlainShape, shapes } from "./shape.ts";

const { integer, list, nullable, object, oneOf, optional, string } = shapes;

/** Its values are settings of the app. */
const realm: PlainShape<Actor["realm"]> = {
  describe: () => oneOf([getApp().tenancy.kind, getApp().tenancy.operator]).describe(),
};

/** The calls by which the framework's members sign in and out. */
export const sessionCalls = {
  "POST /common/login": {
    summary: "Sign in with a password; returns a token",
    open: true,
    input: {
      username: text({ required: true, max: 255 }),
      password: password({ required: true, min: 1, max: 1000 }),
    },
    answer: object({ token: string() }),
  },
  "POST /common/logout": { summary: "Sign out", open: true },
  "GET /common/session": {
    summary: "Retrieve the signed-in member",
    answer: object({
      id: integer(),
      actor: object({
        id: integer(),
        name: string(),
        realm,
        tenantId: nullable(integer("Null for a member of the operator")),
        roles: list(string()),
        permissions: list(string()),
        timeZone: optional(string("IANA time zone for input times without one")),
      }),
      username: string(),
      tenant: nullable(
        object({ id: integer(), name: string() }, "Null for a member of the operator"),
      ),
      timeZone: string("IANA time zone of the tenant, or else of the operator"),
    }),
  },
} as const satisfies AppCalls;

/**
 * The signed-in member of an app that uses the framework's members, as `/common/session` answers.
 */
export type MemberSession = CallAnswer<(typeof sessionCalls)["GET /common/session"]>;
