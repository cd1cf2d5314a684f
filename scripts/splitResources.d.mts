import type { Plugin } from "vite";
import type { Outline } from "../framework/schema/index.ts";
import type { Sources } from "./sources.mjs";

export function splitResources(sources: Sources): Plugin;
export function loadOutlines(sources: Sources): Promise<readonly Outline[]>;
export function listDomains(): string[];
export function getDeclarationsModule(domain: string): string;
export function findDeclaredDomain(id: string): string | null;
