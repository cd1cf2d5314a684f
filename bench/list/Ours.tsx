import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider } from "react-admin";
import { ResourceList } from "../../framework/admin/list/ResourceList.tsx";
import { AdminContextProvider } from "../../framework/admin/resources.tsx";
import type { Actor } from "../../framework/schema/index.ts";
import { ThemeMode } from "../../src/theme/ThemeMode.tsx";
import { deliveries, rows } from "./deliveries.ts";
import { i18nProvider, resources } from "./messages.ts";

const dataProvider = {
  ...testDataProvider(),
  // biome-ignore lint/suspicious/noExplicitAny: react-admin's provider is generic in its rows
  getList: async () => ({ data: rows as any, total: rows.length }),
  counts: async () => ({ all: rows.length }),
};
const owner: Actor = {
  id: 1,
  name: "Owner",
  realm: "shop",
  tenantId: 1,
  roles: ["admin"],
  permissions: [],
};
const store = memoryStore();

/** The app's list screen: tabs, search, filters, table, pagination. */
export const Ours = () => (
  <ThemeMode>
    <TestMemoryRouter
      initialEntries={[`${deliveries.route}?page=1&perPage=1000&sort=code&order=ASC`]}
    >
      <CoreAdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={store}>
        <AdminContextProvider
          resources={resources}
          screens={{}}
          actor={owner}
          timeZone="Australia/Sydney"
        >
          <ResourceList resource={deliveries} />
        </AdminContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>
  </ThemeMode>
);
