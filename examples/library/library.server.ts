import type { AppModule } from "../../framework/server/app/openApp.ts";
import { app } from "./app.ts";
import rules from "./books.server.ts";
import { messages } from "./locales/index.ts";
import { resources } from "./resources.ts";

/** The library as its server runs it. */
export const library: AppModule = { app, resources, rules: [rules], messages };
