import {
  createBrowserRouter,
  Navigate,
  type RouteObject,
  useLocation,
  useParams,
  useSearchParams,
} from "react-router";
import { App } from "./App.tsx";
import { resources, session } from "./apiClient.ts";
import { Splash } from "./layout/Splash.tsx";
import { RouteFailure } from "./pages/RouteFailure.tsx";
import { resourceRoutes } from "./resource/resourceRoutes.tsx";
import { rootId } from "./routeHandle.ts";
import { createSessionLoader } from "./session/enter.ts";
import { loadAhead } from "./signIn/loadAhead.ts";

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
const page = (
  path: string,
  title: string,
  load: () => Promise<{ Component: NonNullable<RouteObject["Component"]> }>,
): RouteObject => ({ path, handle: { title }, lazy: load });

const signedIn: RouteObject[] = [
  { index: true, element: <Navigate to="/dashboard" replace /> },
  page("dashboard", "dashboard", async () => ({
    Component: (await import("./pages/Dashboard.tsx")).Dashboard,
  })),
  page("info", "info", async () => ({ Component: (await import("./account/Info.tsx")).Info })),
  page("401", "forbidden", async () => ({
    Component: (await import("./pages/Forbidden.tsx")).Forbidden,
  })),
  page("404", "notFound", async () => ({
    Component: (await import("./pages/NotFound.tsx")).NotFound,
  })),
  { path: "org/accountDetail", Component: AccountDetail },
  { path: "redirect/*", Component: Redirect },
  { path: "access-denied", element: <Navigate to="/401" replace /> },
  { path: "authentication-error", element: <Navigate to="/401" replace /> },
  ...resourceRoutes(resources),
  { path: "*", element: <Navigate to="/404" replace /> },
];

export const routes: RouteObject[] = [
  {
    id: rootId,
    path: "/",
    Component: App,
    HydrateFallback: Splash,
    ErrorBoundary: RouteFailure,
    loader: createSessionLoader(session),
    // The guard runs before every page, not only the first; a change of a list's filters or page
    // number is not another page.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    children: [
      {
        ...page("login", "login", async () => ({
          Component: (await import("./signIn/Login.tsx")).Login,
        })),
        loader: ({ request }) => loadAhead(routes, new URL(request.url)),
      },
      page("show", "about", async () => ({ Component: (await import("./pages/Show.tsx")).Show })),
      page("auth-redirect", "login", async () => ({
        Component: (await import("./signIn/AuthRedirect.tsx")).AuthRedirect,
      })),
      {
        lazy: async () => ({ Component: (await import("./join/Joining.tsx")).Joining }),
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [
              page("join", "join", async () => ({
                Component: (await import("./join/Join.tsx")).Join,
              })),
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import("./SignedIn.tsx")).SignedInBare }),
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [
              {
                path: "order/print",
                lazy: async () => ({
                  Component: (await import("../resources/orders/screens.ts")).PrintPage,
                }),
              },
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import("./SignedIn.tsx")).SignedIn }),
        children: [{ ErrorBoundary: RouteFailure, children: signedIn }],
      },
    ],
  },
];
export const router = createBrowserRouter(routes);
