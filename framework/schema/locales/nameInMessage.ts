import { insideSentence } from "./insideSentence.ts";

/** The messages that name the field in the middle of a sentence; others begin with it. */
const inside: ReadonlySet<string> = new Set([
  "validation.required",
  "validation.requiredChoice",
  "validation.requiredFile",
  "validation.patternLike",
]);

/** Returns the label of a field as a message prints it: "Enter the supplier", "Supplier: …". */
export const nameInMessage = (key: string, label: string, locale: string): string =>
  inside.has(key) ? insideSentence(label, locale) : label;
