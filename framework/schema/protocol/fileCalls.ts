import { text } from "../../fields/text/schema.ts";
import type { AppCalls } from "./appCalls.ts";
import { shapes } from "./shape.ts";

const { integer, nullable, object, string } = shapes;

/** What describes the stored file of an upload. */
export const uploadedFile = {
  imgUrl: string("Address of the file"),
  thumbUrl: nullable(string("Address of its thumbnail")),
  name: string(),
  size: integer("Bytes"),
} as const;
/** The stored file of an upload; an app whose rules add values describes these too. */
export const uploaded = object(uploadedFile);
/** The calls of uploaded files; the body is one file, in a part `file`. */
export const fileCalls = {
  "POST /common/upload": {
    summary: "Upload a file",
    input: { confidential: text({ max: 1 }) },
    answer: uploaded,
  },
} as const satisfies AppCalls;
