export function listRowTypes(
  file: string,
  readFile: (file: string) => string | null,
): { line: number; why: string }[];
