import { type ReactNode, Suspense } from "react";
import { Loading } from "react-admin";
import { Navigate, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { LazyCreateDialog } from "../framework/admin/form/LazyCreateDialog.ts";
import { CreateDialogContext } from "../framework/admin/input/reference/CreateDialogContext.ts";
import { createLazyComponent } from "../framework/admin/lazy/createLazyComponent.tsx";
import { AdminContextProvider } from "../framework/admin/resources.tsx";
import { resources } from "./apiClient.ts";
import { loginPath } from "./guard.ts";
import { ErrorBoundary } from "./layout/ErrorBoundary.tsx";
import { Layout } from "./layout/Layout.tsx";
import { Media } from "./resource/Media.tsx";
import { kinds, screens } from "./resource/screens.ts";
import { rootId } from "./routeHandle.ts";
import type { Entered } from "./session/enter.ts";
import type { Session } from "./session/session.ts";

const LazyMustChangePassword = createLazyComponent(
  async () => (await import("./signIn/MustChangePassword.tsx")).MustChangePassword,
);
const LazyMustSetUpTwoStep = createLazyComponent(
  async () => (await import("./signIn/MustSetUpTwoStep.tsx")).MustSetUpTwoStep,
);

/** The layout and page of a signed-in member, inside the app's contexts. */
export const SignedIn = () => (
  <Suspense fallback={null}>
    <SignedInPage within={(session, page) => <Layout session={session}>{page}</Layout>} />
  </Suspense>
);
/** A page of a signed-in member without menu and bars, for printing. */
export const SignedInBare = () => (
  <Suspense fallback={null}>
    <SignedInPage within={(_session, page) => page} />
  </Suspense>
);

interface Props {
  within: (session: Session, page: ReactNode) => ReactNode;
}
function SignedInPage({ within }: Props) {
  const session = useRouteLoaderData<Entered>(rootId)?.session;
  const { pathname, search } = useLocation();
  if (!session) return <Navigate to={loginPath(pathname + search)} replace />;
  if (session.mustChangePassword) return <LazyMustChangePassword />;
  return (
    <CreateDialogContext value={LazyCreateDialog}>
      <AdminContextProvider
        resources={resources}
        screens={screens}
        kinds={kinds}
        media={Media}
        actor={session.actor}
        timeZone={session.timeZone}
      >
        {session.mustSetUpTwoStep ? (
          <LazyMustSetUpTwoStep />
        ) : (
          within(
            session,
            <ErrorBoundary resetKey={pathname}>
              <Suspense fallback={<Loading />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>,
          )
        )}
      </AdminContextProvider>
    </CreateDialogContext>
  );
}
