export interface Import {
  from: string;
  to: string;
  isValue: boolean;
}

export function listImports(file: string, source: string): Import[];
export function findWrongFolders(imports: readonly Import[]): string[];
export function findImportsPastFaces(imports: readonly Import[]): string[];
export function findDomainCycles(imports: readonly Import[]): string[];
export function isServer(file: string): boolean;
export function isSchema(file: string): boolean;
export function measureDomains(lines: ReadonlyMap<string, number>): {
  figure: string;
  errors: string[];
};
export function findErrorsPastTables(file: string, source: string): string[];
