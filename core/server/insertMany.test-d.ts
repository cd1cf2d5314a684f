import { insertMany } from "./insertMany.ts";

const contact = { shopId: 3, parentId: 7, position: 0, name: "Mia Chen", phone: "0400 000 001" };
insertMany("suppliers_contacts", [contact]);
insertMany("suppliers_contacts", [
  { ...contact, role: null },
  { ...contact, role: "Sales" },
]);

/* Structures and lists are given as they are, times as the database stores them. */
insertMany("orders_events", [
  {
    shopId: 3,
    parentId: 120,
    kind: "shipped",
    whoKind: "staff",
    whoName: "Mia Chen",
    data: { courier: "Australia Post" },
    at: new Date(0).toISOString(),
  },
]);

/* A column that is renamed does not compile, also where the row has a name. */
// @ts-expect-error no such table
insertMany("suppliers_contact", [contact]);
// @ts-expect-error no such column
insertMany("suppliers_contacts", [{ ...contact, rolle: "Sales" }]);
const renamed = { ...contact, rolle: "Sales" };
// @ts-expect-error no such column
insertMany("suppliers_contacts", [renamed]);
const mapped = [1, 2].map((position) => ({ ...contact, position, rolle: "Sales" }));
// @ts-expect-error no such column
insertMany("suppliers_contacts", mapped);
// @ts-expect-error the phone number is required
insertMany("suppliers_contacts", [{ shopId: 3, parentId: 7, name: "Mia Chen" }]);
// @ts-expect-error the names of columns are in camel case
insertMany("suppliers_contacts", [{ ...contact, parent_id: 7 }]);
// @ts-expect-error no such value
insertMany("notices", [{ shopId: 3, kind: "orderPayed", refId: 120 }]);
// @ts-expect-error the database calculates it
insertMany("suppliers", [{ shopId: 3, name: "Tea Co", phone: "1", searchText: "tea co" }]);
