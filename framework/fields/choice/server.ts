import type { ServerKind } from "../../server/fields/ServerKind.ts";
import { literal } from "../../server/migration/literal.ts";
import { type ChoiceOptions, listChoices } from "./schema.ts";

function describeChoice(options: ChoiceOptions): Record<string, unknown> {
  const codes: readonly (readonly [string, unknown])[] = Object.entries(options.choices);
  if (Array.isArray(options.choices)) return { type: "string", enum: options.choices };
  return {
    type: "integer",
    enum: codes.map(([, code]) => code),
    description: codes.map(([value, code]) => `${code} ${value}`).join(", "),
  };
}

/** The server's half of `choice`. */
const choiceServer: ServerKind<ChoiceOptions> = {
  columnType: () => "text",
  checkColumn: (column, options) =>
    `${column} in (${listChoices(options).map(literal).join(", ")})`,
  describe: describeChoice,
  parseCell: (text, { toChoice }) => toChoice(text),
  formatCell: (value, { toLabel }) => toLabel(String(value)),
};

export default choiceServer;
