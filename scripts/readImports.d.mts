export interface Import {
  from: string;
  to: string;
  isValue: boolean;
  line: number;
  isPackage?: boolean;
  isDynamic?: boolean;
  isGlob?: boolean;
  isText?: boolean;
}

export function listImports(file: string, source: string): Import[];
export function expandPatterns(imports: readonly Import[], files: readonly string[]): Import[];
export function findLine(source: string, offset: number): number;
