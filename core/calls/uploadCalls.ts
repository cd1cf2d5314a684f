import { type AppCalls, fileCalls, shapes, uploadedFile } from "../../framework/schema/index.ts";

const { boolean, integer, object, optional } = shapes;

/** The calls of uploaded files, with the values that the media library adds. */
export const uploadCalls = {
  "POST /common/upload": {
    ...fileCalls["POST /common/upload"],
    answer: object({
      ...uploadedFile,
      materialId: optional(integer("Record of the media library")),
      known: optional(boolean("Whether the media library had the file already")),
    }),
  },
} as const satisfies AppCalls;
