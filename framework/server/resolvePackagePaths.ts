import { createRequire } from "node:module";
import path from "node:path";

/**
 * Resolves package paths for threads that start from source text: relative to this file or its
 * bundle, else to the working directory.
 */
export function resolvePackagePaths(names: readonly string[]): string[] {
  const pathsFrom = (place: string): string[] => {
    const require = createRequire(place);
    return names.map((name) => require.resolve(name));
  };
  try {
    return pathsFrom(import.meta.url);
  } catch {
    return pathsFrom(path.resolve("package.json"));
  }
}
