type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** Returns the messages of a tree by their keys: `{ errors: { a: "…" } }` has `errors.a`. */
export function flattenMessages(tree: Tree): ReadonlyMap<string, string> {
  const list = (from: Tree, path: string): [string, string][] =>
    Object.entries(from).flatMap(([name, value]): [string, string][] => {
      if (typeof value === "string") return [[path + name, value]];
      return isTree(value) ? list(value, `${path}${name}.`) : [];
    });
  return new Map(list(tree, ""));
}
