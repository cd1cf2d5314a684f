import type { AppCalls } from "./appCalls.ts";
import { shapes } from "./shape.ts";

/** The call by which containers and proxies check a server. */
export const healthCalls = {
  "GET /health": {
    summary: "Check that the server and its database respond",
    open: true,
    bare: ["application/json"],
    answer: shapes.object({ status: shapes.oneOf(["ok"]) }),
  },
} as const satisfies AppCalls;
