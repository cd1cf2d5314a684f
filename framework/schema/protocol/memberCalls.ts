import { type PlainShape, type ShapeValue, shapes } from "./shape.ts";

const { boolean, integer, list, object, optional, string } = shapes;

/** A call of every signed-in member that belongs to no resource, below `/api/`. */
export interface MemberCall {
  readonly method: "GET";
  readonly path: string;
  readonly summary: string;
  /** `data` of the response. */
  readonly answer: PlainShape;
}

/** The calls that the framework provides for members, by name. */
export const memberCalls = {
  getToDo: {
    method: "GET",
    path: "member/toDo",
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
} as const satisfies Readonly<Record<string, MemberCall>>;
export type MemberCallName = keyof typeof memberCalls;
/** `data` of the response of a member's call. */
export type MemberAnswer<N extends MemberCallName> = ShapeValue<(typeof memberCalls)[N]["answer"]>;
