import { useMemo, useSyncExternalStore } from "react";
import { CoreAdminContext, ResourceDefinitionContextProvider } from "react-admin";
import { Outlet, useRouteLoaderData } from "react-router";
import { authProvider, dataProvider } from "./apiClient.ts";
import { preferenceCalls, queryClient } from "./connection.ts";
import { definitions } from "./definitions.ts";
import { shownProvider } from "./language.ts";
import { Notifications } from "./layout/Notifications.tsx";
import { PageTitle } from "./layout/PageTitle.tsx";
import { ProgressBar } from "./layout/ProgressBar.tsx";
import { rootId } from "./routeHandle.ts";
import type { Entered } from "./session/enter.ts";
import { SessionExpired } from "./session/SessionExpired.tsx";
import { toScope } from "./session/session.ts";
import { AppearanceOfMember } from "./settings/AppearanceOfMember.tsx";
import { createMemberStore } from "./settings/memberStore.ts";

/**
 * react-admin's core around every page. The store of a member is remounted, not shared, when
 * another member signs in.
 */
export function App() {
  const session = useRouteLoaderData<Entered>(rootId)?.session ?? null;
  const scope = toScope(session);
  const isMember = session !== null;
  const i18nProvider = useSyncExternalStore(shownProvider.subscribe, shownProvider.get);
  const store = useMemo(
    () => createMemberStore(scope, isMember ? preferenceCalls : null),
    [scope, isMember],
  );
  return (
    <CoreAdminContext
      key={scope}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <AppearanceOfMember />
        <PageTitle />
        <ProgressBar />
        <Outlet />
        <Notifications />
        <SessionExpired />
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
