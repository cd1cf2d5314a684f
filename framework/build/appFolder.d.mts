import type { InlineConfig } from "vite";

export function toBrowserFolder(folder: string): string;
export function createAppConfig(folder: string): InlineConfig;
