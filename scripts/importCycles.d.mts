import type { Import } from "./readImports.mjs";

export function findDomainCycles(imports: readonly Import[]): string[];
export function findFileCycles(imports: readonly Import[]): string[];
