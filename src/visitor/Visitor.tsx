import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import {
  AuthContext,
  I18nContext,
  NotificationContextProvider,
  StoreContextProvider,
  useTranslate,
} from "react-admin";
import { Outlet, useLocation } from "react-router";
import { queryClient, signIn } from "../connection.ts";
import { i18nProvider } from "../language.ts";
import { Notifications } from "../layout/Notifications.tsx";
import { ProgressBar } from "../layout/ProgressBar.tsx";
import { useDocumentTitle } from "../layout/useDocumentTitle.ts";
import { useRouteHandle } from "../routeHandle.ts";
import { toScope } from "../session/session.ts";
import { AppearanceOfMember } from "../settings/AppearanceOfMember.tsx";
import { createMemberStore } from "../settings/memberStore.ts";
import { loadAhead } from "../signIn/loadAhead.ts";

/** Sets the document title; the names of these pages need no declaration. */
function VisitorTitle() {
  const translate = useTranslate();
  const { handle } = useRouteHandle();
  const isPage = handle !== null && "title" in handle;
  useDocumentTitle(isPage ? translate(`markethall.shell.titles.${handle.title}`) : null);
  return null;
}

/**
 * The contexts of the pages before signing in: of react-admin's core only what they use, so that
 * they load quickly. The language changes only by a reload: its context needs no provider with
 * state, whose first render would be empty.
 */
export function Visitor() {
  const { pathname } = useLocation();
  useEffect(() => {
    return pathname === "/login" ? loadAhead(new URL(window.location.href)) : undefined;
  }, [pathname]);
  const store = useMemo(() => createMemberStore(toScope(null), null), []);
  return (
    <AuthContext value={signIn}>
      <StoreContextProvider value={store}>
        <QueryClientProvider client={queryClient}>
          <I18nContext value={i18nProvider}>
            <NotificationContextProvider>
              <AppearanceOfMember />
              <VisitorTitle />
              <ProgressBar />
              <Outlet />
              <Notifications />
            </NotificationContextProvider>
          </I18nContext>
        </QueryClientProvider>
      </StoreContextProvider>
    </AuthContext>
  );
}
