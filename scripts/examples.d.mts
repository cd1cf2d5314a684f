export interface Example {
  code: readonly string[];
  line: number;
}
export function listExamples(text: string): readonly Example[];

export interface ImportedName {
  name: string;
  original: string;
  isType: boolean;
  from: string;
}
export function listImports(text: string): readonly ImportedName[];
