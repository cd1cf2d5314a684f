export interface Token {
  kind: "identifier" | "comment";
  text: string;
  at: number;
}

export function tokenize(text: string, isJsx?: boolean): Token[];
