import { text } from "../../fields/text/schema.ts";
import type { AppCalls } from "./appCalls.ts";
import { shapes } from "./shape.ts";

const { integer, nullable, object, string } = shapes;

/** The stored file of an upload; upload rules can add values. */
export const uploaded = object({
  imgUrl: string("Address of the file"),
  thumbUrl: nullable(string("Address of its thumbnail")),
  name: string(),
  size: integer("Bytes"),
});
/** The calls of uploaded files; the body is one file, in a part `file`. */
export const fileCalls = {
  "POST /common/upload": {
    summary: "Upload a file",
    input: { confidential: text({ max: 1 }) },
    answer: uploaded,
  },
} as const satisfies AppCalls;
