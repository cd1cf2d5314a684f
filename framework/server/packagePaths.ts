import { createRequire } from "node:module";
import path from "node:path";

/** Where packages are, for threads that start from a text: beside this file or the bundle that it became, else in the folder of the process. */
export function packagePaths(names: readonly string[]): string[] {
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
