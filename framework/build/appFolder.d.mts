import type { InlineConfig } from "vite";

export function loadAppModule(
  folder: string,
  load: (file: string) => Promise<unknown>,
): Promise<Record<"app" | "resources" | "rules" | "messages" | "plugins", unknown>>;
export function toBrowserFolder(folder: string): string;
export function createAppConfig(folder: string): InlineConfig;
