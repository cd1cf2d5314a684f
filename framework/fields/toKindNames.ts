/** Returns the halves of kinds by the names of the kinds, which are those of their folders. */
export const toKindNames = <T>(files: Readonly<Record<string, T>>): [name: string, half: T][] =>
  Object.entries(files).map(([path, half]) => [path.split("/").at(-2) ?? path, half]);
