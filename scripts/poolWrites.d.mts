export function findPoolWrites(file: string, source: string): string[];
