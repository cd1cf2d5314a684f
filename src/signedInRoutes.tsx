import { Navigate, type RouteObject, useLocation, useParams, useSearchParams } from "react-router";
import { resourceRoutes } from "../framework/admin/app/resourceRoutes.tsx";
import { createLazyComponent } from "../framework/admin/lazy/createLazyComponent.tsx";
import { readLocaleCookie } from "../i18n/locale.ts";
import { resources } from "./apiClient.ts";
import { loadLanguage } from "./language.ts";
import { page } from "./page.ts";
import { RouteFailure } from "./pages/RouteFailure.tsx";
import { screens } from "./resource/screens.ts";

const Forbidden = createLazyComponent(
  async () => (await import("./pages/Forbidden.tsx")).Forbidden,
);

/** Reloads a path: `/redirect/order/list?page=2` opens `/order/list?page=2`. */
function Redirect() {
  const { "*": path } = useParams();
  const { search } = useLocation();
  return <Navigate to={`/${path ?? ""}${search}`} replace />;
}
/** The detail page of an account at the path that menus use: `/org/accountDetail?id=4`. */
function AccountDetail() {
  const [search] = useSearchParams();
  return <Navigate to={`/org/account/show/${search.get("id") ?? ""}`} replace />;
}

const pages: RouteObject[] = [
  page(
    "dashboard",
    "dashboard",
    async () => (await import("./pages/dashboard/Dashboard.tsx")).Dashboard,
  ),
  page("info", "info", async () => (await import("./account/Info.tsx")).Info),
  page("401", "forbidden", async () => (await import("./pages/Forbidden.tsx")).Forbidden),
  page("404", "notFound", async () => (await import("./pages/NotFound.tsx")).NotFound),
  { path: "org/accountDetail", Component: AccountDetail },
  { path: "redirect/*", Component: Redirect },
  { path: "access-denied", element: <Navigate to="/401" replace /> },
  { path: "authentication-error", element: <Navigate to="/401" replace /> },
  ...resourceRoutes(resources, { screens, Forbidden }),
  { path: "*", element: <Navigate to="/404" replace /> },
];
const printPage: RouteObject = {
  path: "order/print",
  lazy: async () => ({
    Component: (await import("../resources/orders/screens.ts")).PrintPage,
  }),
};
const invoicePrintPage: RouteObject = {
  path: "fund/invoice/print",
  lazy: async () => ({
    Component: (await import("../resources/tax/screens.ts")).InvoicePrintPage,
  }),
};
const labelPrintPage: RouteObject = {
  path: "stock/location/print",
  lazy: async () => ({
    Component: (await import("../resources/inventory/screens.ts")).LabelPage,
  }),
};
const countPage: RouteObject = {
  path: "stock/counting/count/:id",
  lazy: async () => ({
    Component: (await import("../resources/inventory/screens.ts")).CountPage,
  }),
};
const countSheetPage: RouteObject = {
  path: "stock/counting/print",
  lazy: async () => ({
    Component: (await import("../resources/inventory/screens.ts")).SheetPage,
  }),
};

async function loadApp() {
  const language = loadLanguage(readLocaleCookie());
  const [{ App }] = await Promise.all([import("./App.tsx"), language]);
  return { Component: App };
}

/** The routes that need a session, with the outlines of all resources. */
export const signedInRoutes: RouteObject[] = [
  {
    lazy: loadApp,
    children: [
      {
        lazy: async () => ({ Component: (await import("./join/Joining.tsx")).Joining }),
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [page("join", "join", async () => (await import("./join/Join.tsx")).Join)],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import("./SignedIn.tsx")).SignedInBare }),
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [printPage, invoicePrintPage, labelPrintPage, countSheetPage, countPage],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import("./SignedIn.tsx")).SignedIn }),
        children: [{ ErrorBoundary: RouteFailure, children: pages }],
      },
    ],
  },
];
