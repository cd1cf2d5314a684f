const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * Reads the initial values of a new record from a link: `?source={…}`, or a whole record to copy in
 * the location state.
 */
export function readInitialValues(location: {
  search: string;
  state: unknown;
}): Record<string, unknown> {
  const { state } = location;
  const source = parsed(new URLSearchParams(location.search).get("source") ?? "null");
  const copied = isRecord(state) && isRecord(state.record) ? state.record : {};
  return { ...copied, ...(isRecord(source) ? source : {}) };
}
