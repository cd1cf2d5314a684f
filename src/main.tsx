import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { app } from "../core/app.ts";
import { configureApp } from "../framework/schema/index.ts";
import { readLocaleCookie } from "../i18n/locale.ts";
import { loadEntryLanguage } from "./language.ts";
import { openRouter } from "./router.tsx";
import { addFonts } from "./theme/fonts.ts";
import { ThemeMode } from "./theme/ThemeMode.tsx";

configureApp(app);
addFonts();
const locale = readLocaleCookie();
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
document.documentElement.lang = locale;
const loaded = Promise.all([
  openRouter(),
  // The app is rendered even if its messages fail to load: it is hard to read, but it works.
  loadEntryLanguage(locale).catch(() => undefined),
]);
void loaded.then(([router]) =>
  // As a transition the first render is done in slices, between which the browser answers input.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ThemeMode>
          <RouterProvider router={router} />
        </ThemeMode>
      </StrictMode>,
    ),
  ),
);
