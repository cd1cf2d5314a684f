import type { Plugin, UserConfig } from "vite";

export interface PageRoots {
  roots?: readonly string[];
  every?: readonly string[];
}
export function findPageModules(
  config: UserConfig,
  pages: Readonly<Record<string, PageRoots>>,
): Promise<Map<string, ReadonlySet<string>>>;
export function saveChunks(file: string): Plugin;
