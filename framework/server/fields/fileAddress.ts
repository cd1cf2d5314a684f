import type { ApiSchema } from "./ServerKind.ts";

/** The address of an uploaded file in OpenAPI. */
export const fileAddress: ApiSchema = {
  type: "string",
  description: "URL of a file of this tenant or of the shared library; other URLs are rejected",
};
