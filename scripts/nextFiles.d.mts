import type { Plugin } from "vite";

export function saveNextFiles(
  fileName: string,
  pages: { entry: string; roots: readonly string[] },
): Plugin;
