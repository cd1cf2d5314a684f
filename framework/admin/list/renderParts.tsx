import { createTheme, ThemeProvider } from "@mui/material/styles";
import { QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import type { ReactNode } from "react";
import { CoreAdminContext, memoryStore, Notification, type TranslationMessages } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Actor, Resource } from "../../schema/index.ts";
import { formMessages } from "../form/locales/en.ts";
import { tenantMember } from "../form/renderScreen.tsx";
import type { AppDataProvider } from "../provider.ts";
import { AdminContextProvider, type Screens } from "../resources.tsx";
import { listMessages } from "./locales/en.ts";

interface Options {
  children: ReactNode;
  provider: AppDataProvider;
  /** The declared resources, with their English messages by name. */
  resources: readonly Resource[];
  messages: Readonly<Record<string, TranslationMessages[string]>>;
  /** The screens of one resource. */
  screens: [name: string, screens: Screens];
  /** The path with its query. */
  at: string;
  actor?: Actor;
}
/** Renders parts of declared resources' screens within the admin app, with their own messages. */
export function renderParts({
  children,
  provider,
  resources,
  messages: own,
  screens,
  at,
  actor = tenantMember,
}: Options) {
  const messages: TranslationMessages = {
    ...englishMessages,
    framework: { ...formMessages, list: listMessages },
    resources: own,
  };
  const frame = (
    <CoreAdminContext
      dataProvider={provider}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={polyglotI18nProvider(
        () => messages,
        "en",
        [{ locale: "en", name: "English" }],
        {
          allowMissing: true,
        },
      )}
    >
      <ThemeProvider theme={createTheme()}>
        <AdminContextProvider
          resources={resources}
          screens={Object.fromEntries([screens])}
          actor={actor}
          timeZone="Australia/Sydney"
        >
          {children}
          <Notification />
        </AdminContextProvider>
      </ThemeProvider>
    </CoreAdminContext>
  );
  return render(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element: frame }], { initialEntries: [at] })}
    />,
  );
}
