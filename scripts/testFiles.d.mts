export function findTests(name: string): { folder: string; unit: string[]; endToEnd: string[] };
