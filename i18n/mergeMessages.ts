type Tree = { readonly [key: string]: unknown };

/** Some of the messages of a tree, in another language. */
export type PartialMessages<T> = T extends string
  ? string
  : { readonly [K in keyof T]?: PartialMessages<T[K]> };

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

function fill(whole: Tree, part: Tree): Tree {
  const filled = Object.entries(whole).map(([key, value]) => {
    const own = part[key];
    return [key, isTree(value) && isTree(own) ? fill(value, own) : (own ?? value)];
  });
  return Object.fromEntries(filled);
}

/**
 * Fills the messages that a language lacks with those of another one, which has them all: a
 * language can be added before everything is translated.
 */
export const mergeMessages = <T extends Tree>(whole: T, part: PartialMessages<T>): T =>
  // Each key of `whole` keeps the type of its message: `PartialMessages` allows no other.
  fill(whole, { ...part }) as T;
