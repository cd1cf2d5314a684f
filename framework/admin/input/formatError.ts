type Translate = (key: string, options?: Record<string, unknown>) => string;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const marked = "@@react-admin@@";

/**
 * Returns the message of a form error: its own, or the first nested one (a language, an end of a
 * range).
 */
export function formatError(error: unknown, translate: Translate): string | null {
  if (typeof error === "string") {
    const message: unknown = error.startsWith(marked)
      ? JSON.parse(error.slice(marked.length))
      : error;
    return typeof message === "string"
      ? translate(message, { _: message })
      : formatError(message, translate);
  }
  if (!isRecord(error)) return null;
  if (error.message !== undefined) {
    const { message, args } = error;
    if (typeof message === "string" && !message.startsWith(marked))
      return translate(message, { _: message, ...(isRecord(args) ? args : {}) });
    return formatError(message, translate);
  }
  for (const [key, inner] of Object.entries(error)) {
    if (key === "ref" || key === "type" || key === "types") continue;
    const found = formatError(inner, translate);
    if (found) return found;
  }
  return null;
}
/** Returns the error of one part of a value, for example a language of a localized text. */
export const getError = (error: unknown, part: string): unknown =>
  isRecord(error) ? error[part] : undefined;
