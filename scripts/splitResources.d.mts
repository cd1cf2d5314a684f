import type { Plugin } from "vite";
import type { Sources } from "./sources.mjs";

export function splitResources(sources: Sources): Plugin;
export function listDomains(): string[];
export function getDeclarationsModule(domain: string): string;
export function findDeclaredDomain(id: string): string | null;
