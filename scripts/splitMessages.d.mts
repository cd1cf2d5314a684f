import type { Plugin } from "vite";
import type { Sources } from "./sources.mjs";

export function splitMessages(sources: Sources): Plugin;
export function getTextsChunk(id: string): string | null;
