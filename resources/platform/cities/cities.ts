import {
  choice,
  defineResource,
  integer,
  localized,
  reference,
  section,
} from "../../../framework/schema/index.ts";

export const cities = defineResource("cities", {
  api: "system/city",
  route: "/platform/cities",
  menuSection: "system",
  access: "platform:cities",
  owner: "shared",
  fields: {
    name: localized({ required: true, search: true, sortable: true }),
    country: reference("countries", { required: true, filter: true }),
    sort: integer({ default: 0, min: 0, max: 9999, sortable: true }),
    status: choice(["enabled", "disabled"], { default: "enabled", filter: true, readOnly: true }),
  },
  list: {
    columns: ["name", "country", "sort", "status", "updTime", "id"],
    hidden: ["id"],
    phone: { title: "name" },
    sort: ["id", "asc"],
    tabs: "status",
    inline: ["sort"],
  },
  form: [section("main", ["name", "country", "sort"])],
  actions: {
    enable: { from: ["disabled"], to: "enabled", bulk: true },
    disable: { from: ["enabled"], to: "disabled", bulk: true, confirm: true },
  },
});
