import type { InlineConfig } from "vite";
import type { AppModule } from "../server/app/openApp.ts";

export function loadAppModule(
  folder: string,
  load: (file: string) => Promise<unknown>,
): Promise<AppModule>;
export function toBrowserFolder(folder: string): string;
export function createAppConfig(folder: string): InlineConfig;
