import type { Import } from "./readImports.mjs";

export function findWrongFolders(imports: readonly Import[]): string[];
export function findImportsPastFaces(imports: readonly Import[]): string[];
export function findWrongSides(imports: readonly Import[]): string[];
export function findWrongPackages(
  imports: readonly Import[],
  dependencies: Readonly<Record<string, string>>,
): string[];
