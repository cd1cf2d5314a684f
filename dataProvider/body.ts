/** Bodies that are flat travel as a form, as the shop's API has always taken them; what a form cannot carry goes as JSON. */
export interface EncodedBody {
  data: string;
  contentType: "application/x-www-form-urlencoded" | "application/json";
}

const isFlat = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** A form has no null, no empty list and no empty row, so that one of them turns the whole body into JSON. */
export function encodeBody(body: Readonly<Record<string, unknown>>): EncodedBody {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const form = new URLSearchParams();
  for (const [name, value] of given) {
    if (!isFlat(value)) return { data: JSON.stringify(Object.fromEntries(given)), contentType: "application/json" };
    form.append(name, String(value));
  }
  return { data: form.toString(), contentType: "application/x-www-form-urlencoded" };
}
