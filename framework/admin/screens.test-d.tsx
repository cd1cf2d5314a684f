import {
  choice,
  computed,
  defineResource,
  integer,
  localized,
  money,
  reference,
  rows,
  section,
  text,
} from "../schema/index.ts";
import { tenantKind } from "../schema/testTenancy.ts";
import { useRunAction } from "./action/useRunAction.ts";
import { useRecord } from "./form/useRecord.ts";
import { defineKanban } from "./list/body/kanban/defineKanban.tsx";
import { ResourceList } from "./list/ResourceList.tsx";
import type { AdminRecord } from "./provider.ts";
import { requireFields } from "./requireFields.ts";
import {
  type CardProps,
  type CustomDialogProps,
  type DisplayComponent,
  defineScreens,
} from "./resources.tsx";
import { useRecordInPage } from "./show/RecordProvider.tsx";
import { type OneRecord, ShownRecord } from "./show/ShownRecord.tsx";
import { useListedRecords, useStoredRecord } from "./useRecords.ts";

/** Mistake 12, developers 7: a misspelt name in the screens of a resource does not compile. */
const tickets = defineResource("tickets", {
  api: "member/ticket",
  route: "/promotion/ticket",
  access: "promotion:ticket",
  owner: tenantKind,
  fields: {
    name: text({ required: true }),
    title: localized(),
    price: money({ required: true }),
    places: integer(),
    sold: computed(integer()),
    host: reference("suppliers"),
    guests: rows({ name: text({ required: true }) }),
    status: choice(["draft", "active"], { default: "draft", filter: true }),
  },
  list: { columns: ["name"] },
  form: [section("main", ["name"]), section("preview", [])],
  actions: {
    start: { from: ["draft"], to: "active" },
    raise: { input: { by: money({ required: true }), reason: text() } },
    note: { input: { note: text() } },
  },
});
const whole = defineResource("wholes", {
  api: "member/whole",
  route: "/promotion/whole",
  access: "promotion:whole",
  owner: tenantKind,
  fields: { name: text() },
  list: { columns: ["name"] },
});
type Tickets = typeof tickets;
type Ticket = AdminRecord<Tickets>;

const Name: DisplayComponent = ({ record, name }) => <b>{String(record[name])}</b>;
const Dialog = ({ onClose }: CustomDialogProps) => <button type="button" onClick={onClose} />;
const Preview = () => <p>Preview</p>;

export default defineScreens(tickets, {
  displays: { name: Name },
  texts: { name: (record) => String(record.name) },
  dialogs: { start: Dialog },
  sections: { preview: { typed: Preview } },
});
// A form that is not declared has one section.
defineScreens(whole, { sections: { main: { typed: Preview } } });
// @ts-expect-error a section that the form does not have
defineScreens(tickets, { sections: { previw: { typed: Preview } } });
// @ts-expect-error a section of another form
defineScreens(whole, { sections: { preview: { typed: Preview } } });
// @ts-expect-error a display of no field
defineScreens(tickets, { displays: { nam: Name } });
// @ts-expect-error an input of no field
defineScreens(tickets, { inputs: { nam: () => null } });
// @ts-expect-error texts of no field
defineScreens(tickets, { texts: { nam: () => "" } });
// @ts-expect-error names of no field
defineScreens(tickets, { names: { nam: () => [] } });
// @ts-expect-error a dialog of no action
defineScreens(tickets, { dialogs: { strat: Dialog } });
// @ts-expect-error an override that there is not
defineScreens(tickets, { display: { name: Name } });

/* The fields of a record: each can be missing, and is null only where the declaration allows it. */
export const readTicket = (record: Ticket) => {
  const price: number | undefined = record.price;
  const places: number | null | undefined = record.places;
  const guests: readonly { name: string; id?: number }[] | undefined = record.guests;
  const host: string | undefined = record._labels?.host;
  // @ts-expect-error a row of the list may lack it
  const present: number = record.price;
  // @ts-expect-error a misspelt field
  const misspelt = record.pirce;
  // @ts-expect-error a property of a misspelt field
  const deep = record.pirce.foo;
  // @ts-expect-error the name of no reference
  const label = record._labels?.place;
  return [price, places, guests, host, present, misspelt, deep, label];
};
export const readUnknown = (record: AdminRecord) => {
  const value: unknown = record.pirce;
  // @ts-expect-error a value of a resource that the code does not know
  return [value, record.pirce.foo];
};
export const readRequired = (record: Ticket): number => requireFields(record, ["price"]).price;
// @ts-expect-error a field that the resource does not have
export const readMissing = (record: Ticket) => requireFields(record, ["pirce"]);
declare const other: AdminRecord<typeof whole>;
declare const any: AdminRecord;
// @ts-expect-error a record of another resource
export const mixed: Ticket = other;
// @ts-expect-error a record of a resource that the code does not know
export const unknown: Ticket = any;

/* Displays, texts, dialogs, cards, sections and reasons receive the record. */
const Price: DisplayComponent<Tickets> = ({ record }) => <b>{record.price}</b>;
const Raise = ({ record }: CustomDialogProps<Tickets>) => <p>{record.price}</p>;
const Card = ({ record }: CardProps<Tickets>) => <p>{record.price}</p>;
const Shown = ({ record }: { record: Ticket }) => <p>{record.price}</p>;
defineScreens(tickets, {
  displays: { price: Price, sold: ({ record, name }) => record[name] ?? 0 },
  texts: { price: ({ price }) => String(price) },
  dialogs: { raise: Raise },
  card: Card,
  menu: Shown,
  sections: { preview: { shown: Shown } },
  disabledReason: ({ price }, action) => (price === 0 && action === "raise" ? "free" : null),
});
// @ts-expect-error a misspelt field in a display
export const WrongDisplay: DisplayComponent<Tickets> = ({ record }) => <b>{record.pirce}</b>;
// @ts-expect-error a misspelt field in a dialog
export const WrongDialog = ({ record }: CustomDialogProps<Tickets>) => <p>{record.pirce}</p>;
// @ts-expect-error a misspelt field in a card
export const WrongCard = ({ record }: CardProps<Tickets>) => <p>{record.pirce}</p>;
// @ts-expect-error a misspelt field on a page
export const WrongPage = ({ record }: OneRecord<Tickets>) => <p>{record.pirce}</p>;
// @ts-expect-error a misspelt field in a display that is written where it is used
defineScreens(tickets, { displays: { price: ({ record }) => record.pirce } });
// @ts-expect-error a misspelt field in a text
defineScreens(tickets, { texts: { price: ({ pirce }) => String(pirce) } });
// @ts-expect-error a misspelt field in a reason
defineScreens(tickets, { disabledReason: ({ pirce }) => String(pirce) });
// @ts-expect-error an action that there is not
defineScreens(tickets, { disabledReason: (_, action) => (action === "rise" ? "no" : null) });
// @ts-expect-error the display of another resource
defineScreens(whole, { displays: { name: Price } });
// @ts-expect-error the card of another resource
defineScreens(whole, { card: Card });

/* Columns and boards. */
const raised = { name: "raised", label: "Raised", render: ({ price }: Ticket) => price };
export const lists = [
  <ResourceList key="own" resource={tickets} columns={["name", raised]} />,
  <ResourceList
    key="column"
    resource={tickets}
    // @ts-expect-error a misspelt field in a column
    columns={[{ name: "raised", label: "Raised", render: ({ pirce }) => pirce }]}
  />,
  // @ts-expect-error a column of another resource
  <ResourceList key="other" resource={whole} columns={[raised]} />,
];
defineKanban(tickets, {
  by: "status",
  accepts: ({ price }, column) => price === 0 || column === "draft",
});
// @ts-expect-error a misspelt field on a board
defineKanban(tickets, { by: "status", accepts: ({ pirce }) => pirce === 0 });

/* Hooks. */
export function useTickets(id: number) {
  const { record } = useRecord(tickets, id);
  const run = useRunAction(tickets);
  const prices = [
    record?.price,
    useRecordInPage(tickets).record.price,
    useStoredRecord(tickets)?.price,
    useListedRecords(tickets)[0]?.price,
  ];
  // @ts-expect-error a misspelt field
  prices.push(record?.pirce);
  // @ts-expect-error a misspelt field of one of several resources
  prices.push(useRecordInPage(tickets, whole).record.price);
  void run("start", { ids: [id] });
  void run("raise", { ids: [id], input: { by: 100 }, version: 2 });
  void run("note", { ids: [id] });
  // @ts-expect-error no such action
  void run("rise", { ids: [id] });
  // @ts-expect-error the input is required
  void run("raise", { ids: [id] });
  // @ts-expect-error a required field of the input
  void run("raise", { ids: [id], input: {} });
  // @ts-expect-error a value of another type
  void run("raise", { ids: [id], input: { by: "100" } });
  // @ts-expect-error a misspelt field of the input
  void run("raise", { ids: [id], input: { by: 100, reson: "" } });
  // @ts-expect-error an action without input
  void run("start", { ids: [id], input: { by: 100 } });
  return prices;
}
export const pages = [
  <ShownRecord key="page" resource={tickets} Page={({ record }) => <p>{record.price}</p>} />,
  // @ts-expect-error a misspelt field on a page
  <ShownRecord key="wrong" resource={tickets} Page={({ record }) => <p>{record.pirce}</p>} />,
];
