import type { Plugin } from "vite";

export function splitMessages(): Plugin;
export function getTextsChunk(id: string): string | null;
