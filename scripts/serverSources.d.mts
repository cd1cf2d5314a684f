export function isServerSource(file: string): boolean;
