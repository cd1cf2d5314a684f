export interface Entry {
  word: string;
  words: string;
  kind: "identifier" | "comment" | "name" | null;
  hint: string;
}

export interface PathUse {
  word: string;
  hint: string;
  found: string;
}

export interface Use extends PathUse {
  line: number;
}

export function splitWords(text: string): string[];
export function parseVocabulary(
  text: string,
): Record<"retired" | "exceptions" | "ordinary", Entry[]>;
export function findUses(
  file: string,
  text: string,
  entries: readonly Entry[],
  exceptions?: readonly Entry[],
): Use[];
export function findPathUses(
  file: string,
  entries: readonly Entry[],
  exceptions?: readonly Entry[],
): PathUse[];
export function findWideComments(file: string, text: string): number[];
