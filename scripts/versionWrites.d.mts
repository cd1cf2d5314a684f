export function findVersionWrites(file: string, source: string): string[];
