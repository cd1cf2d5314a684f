import { memberCalls } from "../../../schema/index.ts";
import { envelope, type Paths } from "./parts.ts";

/** Returns the paths of the calls of every member, which belong to no resource. */
export const describeMemberCalls = (): Paths =>
  Object.fromEntries(
    Object.values(memberCalls).map(({ method, path, summary, answer }) => [
      `/${path}`,
      {
        [method.toLowerCase()]: {
          tags: ["member"],
          summary,
          responses: { 200: envelope(answer.describe()) },
        },
      },
    ]),
  );
