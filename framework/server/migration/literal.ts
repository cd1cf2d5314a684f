export const literal = (value: unknown): string =>
  typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : `'${String(value).replaceAll("'", "''")}'`;
