export function findConcurrentWrites(file: string, source: string): string[];
