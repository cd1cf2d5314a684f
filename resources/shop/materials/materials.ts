import {
  boolean,
  choice,
  computed,
  defineResource,
  file,
  image,
  integer,
  json,
  reference,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { isFolderList, isUseList } from "./use.ts";

/** Every picture and video that a shop has uploaded, each once. Only uploads create rows. */
export const materials = defineResource("materials", {
  api: "member/source",
  route: "/shop/source",
  access: "shop:source",
  owner: "shop",
  trash: false,
  operations: ["edit", "delete", "export"],
  fields: {
    name: text({ required: true, max: 255, search: true, sortable: true }),
    address: file({ required: true, readOnly: true, unique: true }),
    thumb: image({ readOnly: true }),
    kind: choice(["image", "video"], { required: true, readOnly: true, filter: true }),
    size: integer({ required: true, readOnly: true, sortable: true, min: 0 }),
    width: integer({ readOnly: true }),
    height: integer({ readOnly: true }),
    folder: reference("materialFolders", { filter: true }),
    useCount: computed(integer()),
  },
  list: {
    columns: [
      "thumb",
      "name",
      "kind",
      "size",
      "width",
      "height",
      "folder",
      "useCount",
      "addTime",
      "address",
    ],
    sort: ["addTime", "desc"],
  },
  /** Whether no record uses the file. */
  filters: { unused: boolean() },
  form: [section("preview", []), section("main", ["name", "folder"]), section("uses", [])],
  calls: {
    /** The uses of some files, limited to a readable number. */
    uses: {
      input: { ids: text({ required: true, max: 20_000, pattern: /^\d+(,\d+)*$/ }) },
      output: { list: json({ check: isUseList }), total: integer({ required: true }) },
    },
    /** Number of files in each folder; `folder` is null for those in no folder. */
    folders: {
      output: { list: json({ check: isFolderList }), total: integer({ required: true }) },
    },
    /** Replaces this file with another one in every record that uses it. */
    replace: {
      method: "POST",
      right: "replace",
      input: {
        from: reference("materials", { required: true }),
        to: reference("materials", { required: true }),
      },
      output: { records: integer({ required: true }) },
    },
  },
});
