import { createBrowserRouter, Navigate, Outlet, type RouteObject } from "react-router";
import { session } from "./connection.ts";
import { RouteFailure } from "./pages/RouteFailure.tsx";
import { Show } from "./pages/Show.tsx";
import { rootId } from "./routeHandle.ts";
import { createSessionLoader } from "./session/enter.ts";
import { AuthRedirect } from "./signIn/AuthRedirect.tsx";
import { Invitation } from "./signIn/Invitation.tsx";
import { Login } from "./signIn/Login.tsx";
import { loadLogin } from "./signIn/loginQueries.ts";
import { Visitor } from "./visitor/Visitor.tsx";

/**
 * The pages before signing in. They import no declaration of a resource, and are part of the first
 * chunks: the sign-in page needs no second request for its code.
 */
const visitorPages: RouteObject[] = [
  { path: "login", handle: { title: "login" }, loader: loadLogin, Component: Login },
  { path: "invitation", handle: { title: "login" }, Component: Invitation },
  { path: "show", handle: { title: "about" }, Component: Show },
  { path: "auth-redirect", handle: { title: "login" }, Component: AuthRedirect },
];

const routes: RouteObject[] = [
  {
    id: rootId,
    path: "/",
    Component: Outlet,
    ErrorBoundary: RouteFailure,
    loader: createSessionLoader(session),
    // The guard runs before every page, not only the first; a change of a list's filters or page
    // number is not another page. A session that was cleared is loaded anew on the same page.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || session.current() === null,
    children: [
      { index: true, element: <Navigate to="/dashboard" replace /> },
      { Component: Visitor, children: visitorPages },
    ],
  },
];
/** Creates the router: the app has its settings before. Resolves when its first page is loaded. */
export async function openRouter() {
  const router = createBrowserRouter(routes, {
    // Other paths belong to members; their routes come with the declarations of the resources.
    patchRoutesOnNavigation: async ({ patch }) => {
      patch(rootId, (await import("./signedInRoutes.tsx")).signedInRoutes);
    },
  });
  if (router.state.initialized) return router;
  return new Promise<typeof router>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve(router);
    });
  });
}
