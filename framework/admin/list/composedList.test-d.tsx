import { boolean, choice, date, defineResource, text } from "../../schema/index.ts";
import { tenantKind } from "../../schema/testTenancy.ts";
import { defineCalendar } from "./body/calendar/defineCalendar.tsx";
import { defineKanban } from "./body/kanban/defineKanban.tsx";
import { ResourceList } from "./ResourceList.tsx";

/** A misspelt name in a composed list does not compile. */
const tickets = defineResource("tickets", {
  api: "member/ticket",
  route: "/promotion/ticket",
  access: "promotion:ticket",
  owner: tenantKind,
  fields: {
    name: text({ sortable: true }),
    until: date({ filter: true }),
    opened: date({ filter: true, sortable: true }),
    urgency: choice(["low", "high"]),
    status: choice(["draft", "active"], { default: "draft", filter: true }),
  },
  list: { columns: ["name", "until"] },
  filters: { usedUp: boolean() },
});
const render = () => null;

export default [
  <ResourceList key="generated" resource={tickets} />,
  <ResourceList
    key="composed"
    resource={tickets}
    columns={["name", "addTime", { name: "days", label: "Days left", render, sort: "name" }]}
    filters={["until", "usedUp", "addTime", { name: "name_contains", Input: render }]}
    body="cards"
  />,
  // @ts-expect-error a column that no field is
  <ResourceList key="columns" resource={tickets} columns={["nam"]} />,
  <ResourceList
    key="sort"
    resource={tickets}
    // @ts-expect-error a field that the list cannot be sorted by
    columns={[{ name: "days", label: "Days left", render, sort: "until" }]}
  />,
  // @ts-expect-error a field that the list cannot be filtered by
  <ResourceList key="filters" resource={tickets} filters={["name"]} />,
  // @ts-expect-error a body that the framework does not have
  <ResourceList key="body" resource={tickets} body="bord" />,
];

defineKanban(tickets, { by: "status", columns: ["active"], title: "name", fields: ["until"] });
// @ts-expect-error a field that is no choice
defineKanban(tickets, { by: "name" });
// @ts-expect-error a choice that the list cannot be filtered by
defineKanban(tickets, { by: "urgency" });
// @ts-expect-error a value that the field does not have
defineKanban(tickets, { by: "status", columns: ["paused"] });
// @ts-expect-error a field that no card can show
defineKanban(tickets, { by: "status", fields: ["nam"] });

defineCalendar(tickets, { by: "opened" });
// @ts-expect-error a day that the list cannot be sorted by
defineCalendar(tickets, { by: "until" });
