import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { AppMessages } from "../../../i18n/appMessages.ts";
import { readLocaleCookie } from "../../../i18n/locale.ts";
import { type AppOptions, configureApp, type Locale, type Resource } from "../../schema/index.ts";
import type { Loader } from "../lazy/createLoader.ts";
import type { Screens } from "../resources.tsx";
import { createAppTheme } from "../theme/createAppTheme.ts";
import { createAdminApp, FirstPage, Forbidden, NotFound } from "./AdminApp.tsx";
import { createConnection } from "./connection.ts";
import { createI18nProvider } from "./createI18nProvider.ts";
import { loadLanguage } from "./loadLanguage.ts";
import { resourceRoutes } from "./resourceRoutes.tsx";

/** What the browser app of an app is made of. */
export interface AdminOptions {
  app: AppOptions;
  resources: readonly Resource[];
  /** Loads the app's messages of each language. */
  messages: Readonly<Record<Locale, () => Promise<AppMessages>>>;
  /** Custom screens of resources by name; what is missing is generated from the declarations. */
  screens?: Readonly<Record<string, Loader<Screens>>>;
}

/**
 * Starts the browser app in `#root`: sign-in, menu, and the screens of the declared resources.
 *
 * @throws {Error} when the page has no `#root`.
 */
export async function startAdmin(options: AdminOptions): Promise<void> {
  const { app, resources, messages, screens = {} } = options;
  configureApp(app);
  const locale = readLocaleCookie();
  document.documentElement.lang = locale;
  document.title = app.name;
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no #root");

  const i18nProvider = createI18nProvider(locale, resources, await loadLanguage(locale, messages));
  const connection = createConnection({
    locale,
    resources,
    translate: (key) => i18nProvider.translate(key),
    onSignedOut: () => void router.revalidate(),
  });
  const router = createBrowserRouter([
    {
      path: "/",
      loader: connection.loadSession,
      Component: createAdminApp({ resources, screens, connection, i18nProvider }),
      HydrateFallback: () => null,
      ErrorBoundary: () => <h1>{i18nProvider.translate("framework.app.unreachable")}</h1>,
      children: [
        { index: true, Component: FirstPage },
        ...resourceRoutes(resources, { screens, Forbidden }),
        { path: "*", Component: NotFound },
      ],
    },
  ]);
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider theme={createAppTheme({ mode: "light" })}>
        <CssBaseline />
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>,
  );
}
