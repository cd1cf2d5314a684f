/** The named values alone; what was left blank is said to be empty. */
export const pick = (values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name] === "" ? null : (values[name] ?? null)]));
