import {
  defineResource,
  integer,
  type ResourceMessages,
  text,
} from "../../../framework/schema/index.ts";
import { definePlugin } from "../../../framework/server/definePlugin.ts";
import { createRecords } from "../../../framework/server/operations/saveRecord.ts";

/** What members of a branch have deleted, of any resource. */
export const deletions = defineResource("deletions", {
  api: "deletions",
  route: "/records/deletions",
  access: "records:deletions",
  owner: "branch",
  trash: false,
  operations: ["export"],
  fields: {
    resource: text({ readOnly: true, filter: true }),
    recordId: integer({ readOnly: true }),
    title: text({ readOnly: true, search: true }),
  },
  label: "title",
  list: { columns: ["addTime", "resource", "recordId", "title"] },
});
const en: ResourceMessages<typeof deletions> = {
  name: "Deletion |||| Deletions",
  fields: { resource: "Section", recordId: "ID", title: "Deleted item" },
  empty: "Deleted items will appear here.",
};
const de: ResourceMessages<typeof deletions> = {
  name: "Löschung |||| Löschungen",
  fields: { resource: "Bereich", recordId: "ID", title: "Gelöschter Eintrag" },
  empty: "Hier erscheinen gelöschte Einträge.",
};

export const deletionList = definePlugin({
  name: "deletionList",
  resources: [deletions],
  messages: {
    en: { resources: { deletions: en }, sections: { records: "Records" } },
    de: { resources: { deletions: de }, sections: { records: "Ablage" } },
  },
  hooks: {
    afterDelete: async (context) => {
      const { resource, rows } = context;
      await createRecords(
        context,
        deletions,
        rows.map((row) => ({
          resource: resource.name,
          recordId: Number(row.id),
          title: String(row[resource.label] ?? row.id).slice(0, 255),
        })),
      );
    },
  },
});
