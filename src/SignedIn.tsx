import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation, useRouteLoaderData } from "react-router";
import type { Session } from "../authProvider/index.ts";
import { AdminContextProvider } from "../framework/admin/resources.tsx";
import { resources } from "./apiClient.ts";
import { loginPath } from "./guard.ts";
import { ErrorBoundary } from "./layout/ErrorBoundary.tsx";
import { Layout } from "./layout/Layout.tsx";
import { screens } from "./resource/screens.ts";
import { rootId } from "./routeHandle.ts";
import type { Entered } from "./session/enter.ts";
import { MustChangePassword } from "./signIn/MustChangePassword.tsx";
import { MustSetUpTwoStep } from "./signIn/MustSetUpTwoStep.tsx";

/** Everything behind the login: the house around the layout around the page. */
export const SignedIn = () => <TestServer within={(session, page) => <Layout session={session}>{page}</Layout>} />;
/** A page behind the login without menu and bars: what is printed. */
export const SignedInBare = () => <TestServer within={(_session, page) => page} />;

interface Props {
  within: (session: Session, page: ReactNode) => ReactNode;
}
function TestServer({ within }: Props) {
  const session = useRouteLoaderData<Entered>(rootId)?.session;
  const { pathname, search } = useLocation();
  if (!session) return <Navigate to={loginPath(pathname + search)} replace />;
  if (session.mustChangePassword) return <MustChangePassword />;
  return (
    <AdminContextProvider resources={resources} screens={screens} actor={session.actor} timeZone={session.timeZone}>
      {session.mustSetUpTwoStep ? (
        <MustSetUpTwoStep />
      ) : (
        within(
          session,
          <ErrorBoundary resetKey={pathname}>
            <Outlet />
          </ErrorBoundary>,
        )
      )}
    </AdminContextProvider>
  );
}
