import { instant } from "../../core/calls/answerShapes.ts";
import { describeDevice } from "../../core/logs/describeDevice.ts";
import { integer, shapes } from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import { transaction } from "../../framework/server/transaction.ts";
import { accountCall } from "./accountCall.ts";

export const sessionList = accountCall({
  method: "GET",
  path: "/buyer/sessions",
  summary: "List the buyer's sessions, the current one first",
  fields: {},
  response: shapes.list(
    shapes.object({
      id: shapes.integer(),
      ip: shapes.nullable(shapes.string()),
      signedInAt: instant,
      lastUsedAt: instant,
      current: shapes.boolean(),
      device: shapes.nullable(shapes.string()),
    }),
  ),
  answer: async ({ sessions, buyer, token }) =>
    (await sessions.list(buyer.id, token)).map(({ agent, ...session }) => ({
      ...session,
      device: describeDevice(agent),
    })),
  example: {
    input: {},
    answer: [
      {
        id: 12,
        ip: "203.0.113.9",
        signedInAt: "2026-03-01T02:15:00.000Z",
        lastUsedAt: "2026-03-02T08:00:00.000Z",
        current: true,
        device: "Safari · iPhone",
      },
    ],
  },
});

export const endSession = accountCall({
  method: "POST",
  path: "/buyer/sessions/{id}/end",
  summary: "End one of the buyer's sessions",
  fields: { id: integer({ required: true, min: 1 }) },
  response: shapes.nothing(),
  async answer({ pool, sessions, buyer }, { id }) {
    const ended = await transaction(pool, { tenant: "none" }, "write", (tx) =>
      sessions.endOne(tx, buyer.id, id),
    );
    if (!ended) throw notFound();
    return null;
  },
  example: { input: { id: 12 }, answer: null },
});

export const endOtherSessions = accountCall({
  method: "POST",
  path: "/buyer/sessions/endOthers",
  summary: "End all other sessions of the buyer",
  fields: {},
  response: shapes.object({ count: shapes.integer() }),
  async answer({ pool, sessions, buyer, token }) {
    return {
      count: await transaction(pool, { tenant: "none" }, "write", (tx) =>
        sessions.endOthers(tx, buyer.id, token),
      ),
    };
  },
  example: { input: {}, answer: { count: 2 } },
});
