import type { AppCalls } from "./appCalls.ts";
import { shapes } from "./shape.ts";

const { boolean, integer, list, object, optional, string } = shapes;

/** The calls that the framework provides for every member, and that belong to no resource. */
export const memberCalls = {
  "GET /member/toDo": {
    summary:
      "Count the records that wait for the member: of each tab of the to-do list whose records the member can read and act on",
    answer: list(
      object({
        resource: string(),
        tab: string(),
        total: integer(),
        totalIsAtLeast: optional(boolean("More records exist that are not counted yet")),
        overdue: integer("Records whose deadline has passed; 0 where there is no deadline"),
      }),
    ),
  },
} as const satisfies AppCalls;
