import {
  AdminContext,
  BooleanField,
  DataTable,
  DateField,
  EmailField,
  List,
  memoryStore,
  SelectField,
  TestMemoryRouter,
  testDataProvider,
} from "react-admin";
import { deliveries, rows } from "./deliveries.ts";
import { i18nProvider } from "./messages.ts";

const choices = ["expected", "arrived", "checked", "returned"].map((id) => ({ id, name: id }));
const priced = rows.map((row) => ({ ...row, price: row.price / 100 }));
const dataProvider = testDataProvider({
  // biome-ignore lint/suspicious/noExplicitAny: react-admin's provider is generic in its rows
  getList: async () => ({ data: priced as any, total: priced.length }),
});
const store = memoryStore();

/** The same rows in react-admin's own table, in a plain list with its default theme. */
export const Theirs = () => (
  <TestMemoryRouter initialEntries={[deliveries.route]}>
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={store}>
      <List resource="deliveries" perPage={1000} sort={{ field: "code", order: "ASC" }}>
        <DataTable>
          <DataTable.Col source="code" />
          <DataTable.Col source="status">
            <SelectField source="status" choices={choices} />
          </DataTable.Col>
          <DataTable.NumberCol source="price" options={{ style: "currency", currency: "AUD" }} />
          <DataTable.Col source="due">
            <DateField source="due" />
          </DataTable.Col>
          <DataTable.NumberCol source="boxes" />
          <DataTable.Col source="_labels.supplier" label="Supplier" />
          <DataTable.Col source="askAt">
            <EmailField source="askAt" />
          </DataTable.Col>
          <DataTable.Col source="fragile">
            <BooleanField source="fragile" />
          </DataTable.Col>
        </DataTable>
      </List>
    </AdminContext>
  </TestMemoryRouter>
);
