import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Navigate, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { LazyCreateDialog } from "../../framework/admin/form/LazyCreateDialog.ts";
import { SignOutIcon } from "../../framework/admin/icons/SignOutIcon.ts";
import { CreateDialogContext } from "../../framework/admin/input/reference/CreateDialogContext.ts";
import { AdminContextProvider } from "../../framework/admin/resources.tsx";
import { resources } from "../apiClient.ts";
import { loginPath } from "../guard.ts";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { GuardedLanguageSwitch } from "../layout/GuardedLanguageSwitch.tsx";
import { contentId, SkipLink } from "../layout/SkipLink.tsx";
import { ThemeSwitch } from "../layout/ThemeSwitch.tsx";
import { Media } from "../resource/Media.tsx";
import { screens } from "../resource/screens.ts";
import { rootId } from "../routeHandle.ts";
import type { Entered } from "../session/enter.ts";
import { useSignOut } from "../session/useSignOut.ts";
import { MustChangePassword } from "../signIn/MustChangePassword.tsx";
import { Logo } from "../theme/Logo.tsx";

/** The layout for a member without a shop: no menu, only the language switch and sign-out. */
export function Joining() {
  const translate = useTranslate();
  const session = useRouteLoaderData<Entered>(rootId)?.session;
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  if (!session) return <Navigate to={loginPath(pathname + search)} replace />;
  if (session.mustChangePassword) return <MustChangePassword />;
  const leave = translate("markethall.shell.signOut");
  return (
    <CreateDialogContext value={LazyCreateDialog}>
      <AdminContextProvider
        resources={resources}
        screens={screens}
        media={Media}
        actor={session.actor}
        timeZone={session.timeZone}
      >
        <SkipLink />
        <AppBar
          position="sticky"
          sx={{ borderBottom: 1, borderColor: "divider", bgcolor: "background.paper" }}
        >
          <Toolbar variant="dense" sx={{ minHeight: 56, gap: 1 }}>
            <Logo size={28} />
            <Typography variant="h5" component="span" color="text.primary" sx={{ flex: 1 }} noWrap>
              Markethall
            </Typography>
            <Typography
              variant="body2"
              color="text.secondary"
              noWrap
              sx={{ maxWidth: 200, display: { xs: "none", sm: "block" } }}
            >
              {session.username}
            </Typography>
            <GuardedLanguageSwitch />
            <ThemeSwitch />
            <Button
              color="inherit"
              aria-label={leave}
              onClick={() => void signOut()}
              sx={{ color: "text.primary", minWidth: 0 }}
            >
              <SignOutIcon fontSize="small" />
              <Box component="span" sx={{ ml: 1, display: { xs: "none", sm: "inline" } }}>
                {leave}
              </Box>
            </Button>
          </Toolbar>
        </AppBar>
        <Box
          component="main"
          id={contentId}
          tabIndex={-1}
          sx={{
            maxWidth: 1180,
            mx: "auto",
            width: "100%",
            px: { xs: 1.5, sm: 3 },
            py: { xs: 2.5, sm: 4 },
          }}
        >
          <ErrorBoundary resetKey={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Box>
      </AdminContextProvider>
    </CreateDialogContext>
  );
}
