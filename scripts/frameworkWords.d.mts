export interface AppWord {
  found: string;
  hint: string;
  line: number;
}
export function findAppWords(file: string, text: string): AppWord[];
