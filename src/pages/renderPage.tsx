import { createTheme, ThemeProvider } from "@mui/material/styles";
import { QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { CoreAdminContext, type DataProvider, testDataProvider } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router";
import { AdminContextProvider } from "../../framework/admin/resources.tsx";
import type { Actor } from "../../framework/schema/index.ts";
import { resources } from "../../resources/index.ts";
import { i18nProvider } from "../language.ts";

export const clerk = (permissions: string[], realm: Actor["realm"] = "shop"): Actor => ({
  id: 1,
  name: "Mei",
  realm,
  tenantId: realm === "shop" ? 1 : null,
  roles: [],
  permissions,
});

/** Renders a page of the app with a data provider that returns a test's answers. */
export function renderPage(page: ReactNode, actor: Actor, answers: Partial<DataProvider> = {}) {
  const router = createMemoryRouter([
    {
      path: "*",
      element: (
        <AdminContextProvider
          resources={resources}
          screens={{}}
          actor={actor}
          timeZone="Australia/Sydney"
        >
          {page}
        </AdminContextProvider>
      ),
    },
  ]);
  render(
    <ThemeProvider theme={createTheme()}>
      <CoreAdminContext
        dataProvider={{ ...testDataProvider(), ...answers }}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <RouterProvider router={router} />
      </CoreAdminContext>
    </ThemeProvider>,
  );
  return router;
}
