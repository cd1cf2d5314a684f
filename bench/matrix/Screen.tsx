import Box from "@mui/material/Box";
import { CoreAdminContext, memoryStore, TestMemoryRouter, testDataProvider } from "react-admin";
import { RecordForm } from "../../framework/admin/form/RecordForm.tsx";
import { AdminContextProvider } from "../../framework/admin/resources.tsx";
import type { Actor } from "../../framework/schema/index.ts";
import { skuFields } from "../../resources/goods/index.ts";
import { SkuMatrixInput } from "../../resources/goods/screens.ts";
import { ThemeMode } from "../../src/theme/ThemeMode.tsx";
import { i18nProvider, products, record } from "./products.ts";

/** The matrix, or child rows as other forms show them. */
export type Editor = "matrix" | "rows";

const owner: Actor = {
  id: 1,
  name: "Owner",
  realm: "shop",
  tenantId: 1,
  roles: ["admin"],
  permissions: [],
};
const Matrix = () => (
  <SkuMatrixInput resource={products} attributes="attributes" skus="skus" fields={skuFields} />
);
const Nothing = () => null;
const inputs = {
  matrix: { attributes: Matrix, skus: Nothing },
  rows: { attributes: Nothing },
};
const store = memoryStore();

/** The app's product form with 200 SKUs. */
export const Screen = ({ editor }: { editor: Editor }) => (
  <ThemeMode>
    <TestMemoryRouter>
      <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider} store={store}>
        <AdminContextProvider
          resources={[products]}
          screens={{ [products.name]: { inputs: inputs[editor] } }}
          actor={owner}
          timeZone="Australia/Sydney"
        >
          <Box component="main" sx={{ p: { xs: 1, sm: 2 } }}>
            <RecordForm resource={products} record={record} onSaved={() => {}} />
          </Box>
        </AdminContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>
  </ThemeMode>
);
