import type { AppModule } from "../../../framework/server/app/openApp.ts";
import { app } from "../app.ts";
import rules from "../books.server.ts";
import de from "../locales/de.ts";
import en from "../locales/en.ts";
import { resources } from "../resources.ts";

/** The library as its command loads it, in the process of a test. */
export const library: AppModule = { app, resources, rules: [rules], messages: { de, en } };
