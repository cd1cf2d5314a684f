import { startAdmin } from "../../framework/admin/app/startAdmin.tsx";
import { app } from "./app.ts";
import { resources } from "./resources.ts";

/** The library in the browser: its screens follow from the declarations. */
void startAdmin({
  app,
  resources,
  languages: {
    de: async () => (await import("./locales/browser/de.ts")).language,
    en: async () => (await import("./locales/browser/en.ts")).language,
  },
});
