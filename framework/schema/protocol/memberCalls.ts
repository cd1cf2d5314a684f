import type { AppCalls } from "./appCalls.ts";
import { shapes } from "./shape.ts";

const { boolean, integer, list, number, object, optional, string } = shapes;

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
        dueToday: integer("Records whose deadline is later today; 0 where there is no deadline"),
        now: optional(string("The time, or today, that separates both")),
        dueBy: optional(string("The end of today, or today")),
        nextDue: optional(string("The earliest deadline that has not passed")),
        oldest: optional(string("When the oldest record was added")),
        amount: optional(number("The sum of the records' amounts")),
      }),
    ),
  },
} as const satisfies AppCalls;
