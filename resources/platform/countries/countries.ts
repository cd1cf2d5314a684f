import {
  choice,
  defineResource,
  integer,
  localized,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const countries = defineResource("countries", {
  api: "system/country",
  route: "/platform/countries",
  menuSection: "system",
  access: "platform:countries",
  owner: "shared",
  fields: {
    code: text({
      required: true,
      unique: true,
      search: true,
      sortable: true,
      min: 2,
      max: 2,
      pattern: /^[A-Z]{2}$/,
      example: "AU",
      help: true,
    }),
    name: localized({ required: true, search: true, sortable: true }),
    sort: integer({ default: 0, min: 0, max: 9999, sortable: true }),
    status: choice(["enabled", "disabled"], { default: "enabled", filter: true, readOnly: true }),
  },
  label: "name",
  list: {
    columns: ["code", "name", "sort", "status", "updTime"],
    phone: { title: "name" },
    sort: ["code", "asc"],
    tabs: "status",
    inline: ["sort"],
  },
  form: [section("main", ["name", "code", "sort"])],
  actions: {
    enable: { from: ["disabled"], to: "enabled", bulk: true },
    disable: { from: ["enabled"], to: "disabled", bulk: true, confirm: true },
  },
});
