import { toMessage } from "../fields/toMessage.ts";
import type { Field } from "./field.ts";

/**
 * The message asks to select for a list, a choice and a reference, to add a file, and to fill in
 * other kinds; JSON that may be an empty list counts as a list.
 */
export function requiredIssue(field: Field): ReturnType<typeof toMessage> {
  const { list, choice, reference, file } = field.type.traits;
  const isList = list || (field.kind === "json" && field.options.check([]));
  return toMessage(
    isList
      ? "requiredSome"
      : choice || reference
        ? "requiredChoice"
        : file
          ? "requiredFile"
          : "required",
  );
}
