import { listContentLanguages } from "../../schema/index.ts";
import { jsonColumn } from "../../server/fields/jsonColumn.ts";
import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { isRecord } from "../parse/reject.ts";
import type { LocalizedOptions } from "./schema.ts";

/** The server's half of `localized`. */
const localizedServer: ServerKind<LocalizedOptions> = {
  ...jsonColumn,
  describe: ({ rich }) => ({
    type: "object",
    ...(rich && { description: "HTML in each language" }),
    // A stored text may lack languages.
    properties: Object.fromEntries(
      listContentLanguages().map((one) => [one, { type: ["string", "null"] }]),
    ),
  }),
  parseCell: (text) => text,
  formatCell: (value, { language }) =>
    (isRecord(value) && String(value[language ?? ""] ?? "")) || "",
};

export default localizedServer;
