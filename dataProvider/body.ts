/**
 * Flat bodies are sent as a form, as the shop API has always accepted them; others are sent as
 * JSON.
 */
export interface EncodedBody {
  data: string;
  contentType: "application/x-www-form-urlencoded" | "application/json";
}

const isFlat = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/**
 * A form cannot represent null, an empty list or an empty row; any of them makes the whole body
 * JSON.
 */
export function encodeBody(body: Readonly<Record<string, unknown>>): EncodedBody {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const form = new URLSearchParams();
  for (const [name, value] of given) {
    if (!isFlat(value))
      return { data: JSON.stringify(Object.fromEntries(given)), contentType: "application/json" };
    form.append(name, String(value));
  }
  return { data: form.toString(), contentType: "application/x-www-form-urlencoded" };
}
