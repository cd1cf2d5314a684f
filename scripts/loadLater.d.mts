import type { Plugin } from "vite";

export function loadExporterLater(): Plugin;
