/** Whether two names are the same, apart from case, spaces and punctuation. */
export const isSameName = (one: string, other: string): boolean =>
  simplify(one) === simplify(other);

const simplify = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
