import { useMemo } from "react";
import { CoreAdminContext, ResourceDefinitionContextProvider } from "react-admin";
import { Outlet, useLoaderData } from "react-router";
import { toScope } from "../authProvider/index.ts";
import { authProvider, dataProvider, preferenceCalls, queryClient } from "./apiClient.ts";
import { definitions } from "./definitions.ts";
import { i18nProvider } from "./language.ts";
import { Notifications } from "./layout/Notifications.tsx";
import { PageTitle } from "./layout/PageTitle.tsx";
import { ProgressBar } from "./layout/ProgressBar.tsx";
import type { Entered } from "./session/enter.ts";
import { SessionExpired } from "./session/SessionExpired.tsx";
import { AppearanceOfMember } from "./settings/AppearanceOfMember.tsx";
import { createMemberStore } from "./settings/memberStore.ts";

/**
 * react-admin's core around every page. The store of a member is remounted, not shared, when
 * another member signs in.
 */
export function App() {
  const { session } = useLoaderData<Entered>();
  const scope = toScope(session);
  const isMember = session !== null;
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
