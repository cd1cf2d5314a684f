export function findErrorsPastTables(file: string, source: string): string[];
