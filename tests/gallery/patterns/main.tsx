import Box from "@mui/material/Box";
import { ThemeProvider } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import polyglotI18nProvider from "ra-i18n-polyglot";
import { CoreAdminContext, memoryStore } from "react-admin";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { app } from "../../../core/app.ts";
import { createConnection } from "../../../framework/admin/app/connection.ts";
import { RecordForm } from "../../../framework/admin/form/RecordForm.tsx";
import { ResourceList } from "../../../framework/admin/list/ResourceList.tsx";
import { AdminContextProvider } from "../../../framework/admin/resources.tsx";
import { createAppTheme } from "../../../framework/admin/theme/createAppTheme.ts";
import { type Size, sizes } from "../../../framework/admin/theme/scale.ts";
import { type Actor, configureApp } from "../../../framework/schema/index.ts";
import { readLocaleCookie } from "../../../i18n/locale.ts";
import { buildMessages } from "../../../i18n/resourceMessages.ts";
import { buildLanguage } from "../../../src/messages/buildLanguage.ts";
import inter from "../../../src/theme/fonts/inter-latin.woff2?url";
import { ThemeMode } from "../../../src/theme/ThemeMode.tsx";
import { timeZone } from "../moment.ts";
import { Parts } from "./Parts.tsx";
import { mistaken, samples } from "./samples.ts";
import { Toasts } from "./Toasts.tsx";
import { words } from "./words.ts";

configureApp(app);
const locale = readLocaleCookie();
document.documentElement.lang = locale;
const font = new FontFace("Inter", `url(${inter})`, { weight: "400 700" });
document.fonts.add(await font.load());

const { messages: language } = await buildLanguage(locale);
const messages = {
  ...language,
  resources: { ...language.resources, ...buildMessages([samples], { samples: words }) },
};
const i18nProvider = polyglotI18nProvider(() => messages, locale, [], { allowMissing: true });
const { dataProvider } = createConnection({
  locale,
  resources: [samples],
  translate: i18nProvider.translate,
  onSignedOut: () => {},
});
const actor: Actor = {
  id: 1,
  name: "Wei",
  realm: "shop",
  tenantId: 1,
  roles: ["admin"],
  permissions: [],
};

const Frame = () => (
  <CoreAdminContext {...{ dataProvider, i18nProvider }} store={memoryStore()}>
    <AdminContextProvider resources={[samples]} screens={{}} actor={actor} timeZone={timeZone}>
      <Box component="main" sx={{ p: 3 }}>
        <Outlet />
      </Box>
    </AdminContextProvider>
  </CoreAdminContext>
);
/** The list at one of the sizes that a member chooses from. */
function Rows({ size }: { size: Size }) {
  const isDark = useMediaQuery("(prefers-color-scheme: dark)", { noSsr: true });
  return (
    <ThemeProvider theme={createAppTheme({ mode: isDark ? "dark" : "light", size })}>
      <ResourceList resource={samples} />
    </ThemeProvider>
  );
}

const router = createBrowserRouter([
  {
    path: "/",
    Component: Frame,
    children: [
      { index: true, Component: Parts },
      { path: "toasts", Component: Toasts },
      {
        path: "form",
        element: (
          <>
            <Typography variant="h1" sx={{ mb: 2 }}>
              Form
            </Typography>
            <RecordForm resource={samples} initialValues={{ ...mistaken }} />
          </>
        ),
      },
      ...sizes.map((size) => ({ path: `rows/${size}`, element: <Rows size={size} /> })),
    ],
  },
]);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <ThemeMode>
    <RouterProvider router={router} />
  </ThemeMode>,
);
