import simpleRestProvider from "ra-data-simple-rest";
import {
  Admin,
  type AuthProvider,
  DataTable,
  DateField,
  fetchUtils,
  List,
  Resource,
  SelectField,
  TextArrayField,
} from "react-admin";
import { createRoot } from "react-dom/client";

const states = ["active", "paused"].map((id) => ({ id, name: id }));
const readToken = () => sessionStorage.getItem("token");
const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    const body = JSON.stringify({ username, password });
    const { json } = await fetchUtils.fetchJson("/api/common/login", { method: "POST", body });
    if (json.code !== 200) throw new Error(json.message);
    sessionStorage.setItem("token", json.data.token);
  },
  logout: async () => sessionStorage.removeItem("token"),
  checkAuth: async () => {
    if (!readToken()) throw new Error("no token");
  },
  checkError: async () => {},
  getPermissions: async () => undefined,
};
const dataProvider = simpleRestProvider(
  "/api/rest",
  (url, options = {}) =>
    fetchUtils.fetchJson(url, {
      ...options,
      user: { authenticated: true, token: `Bearer ${readToken()}` },
    }),
  "Content-Range",
);

/** The columns of the app's list of suppliers. */
const Suppliers = () => (
  <List perPage={20} sort={{ field: "name", order: "ASC" }}>
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="contact" />
      <DataTable.Col source="phone" />
      <DataTable.Col source="supplies">
        <TextArrayField source="supplies" />
      </DataTable.Col>
      <DataTable.NumberCol source="creditLimit" options={{ style: "currency", currency: "AUD" }} />
      <DataTable.NumberCol source="paymentDays" />
      <DataTable.Col source="status">
        <SelectField source="status" choices={states} />
      </DataTable.Col>
      <DataTable.Col source="addTime">
        <DateField source="addTime" showTime />
      </DataTable.Col>
    </DataTable>
  </List>
);
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider}>
    <Resource name="suppliers" list={Suppliers} />
  </Admin>,
);
