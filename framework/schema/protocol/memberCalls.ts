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
        now: optional(string("The instant or, for a date, the day that separates both")),
        dueBy: optional(string("The last instant of today or, for a date, today")),
        nextDue: optional(string("The earliest deadline that has not passed")),
        oldest: optional(string("When the oldest of the records was added")),
        amount: optional(number("The sum of the records' amounts, in the currency's main unit")),
      }),
    ),
  },
} as const satisfies AppCalls;
