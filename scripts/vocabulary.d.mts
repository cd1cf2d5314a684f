export interface Token {
  kind: "identifier" | "comment";
  text: string;
  at: number;
}

export interface Entry {
  word: string;
  words: string;
  kind: Token["kind"] | null;
  hint: string;
}

export interface Use {
  word: string;
  hint: string;
  found: string;
  line: number;
}

export function tokenize(text: string, isJsx?: boolean): Token[];
export function findWideComments(text: string, isJsx?: boolean): number[];
export function splitWords(text: string): string[];
export function parseVocabulary(
  text: string,
): Record<"retired" | "pending" | "exceptions", Entry[]>;
export function findUses(
  text: string,
  entries: readonly Entry[],
  exceptions?: readonly Entry[],
  isJsx?: boolean,
): Use[];
export function findMarkdownUses(
  text: string,
  entries: readonly Entry[],
  exceptions?: readonly Entry[],
): Use[];
