import {
  boolean,
  choice,
  defineResource,
  image,
  integer,
  json,
  localized,
  parent,
  percent,
  section,
} from "../../../framework/schema/index.ts";

/**
 * A category with its children, for a merchant to choose from; its name is in the user's language.
 */
export interface CategoryNode {
  id: number;
  name: string;
  icon: string | null;
  cover: string | null;
  children: CategoryNode[];
}
const isTree = (value: unknown): value is CategoryNode[] => Array.isArray(value);

export const categories = defineResource("categories", {
  api: "system/category",
  route: "/platform/categories",
  menuSection: "catalogue",
  access: "platform:categories",
  owner: "shared",
  fields: {
    name: localized({ required: true, search: true, sortable: true }),
    parent: parent({ depth: 3, filter: true }),
    icon: image({ size: 1, help: true }),
    cover: image({ size: 4, help: true }),
    sort: integer({ default: 0, min: 0, max: 9999, sortable: true }),
    showHome: boolean({ default: false, filter: true }),
    commissionRate: percent({ min: 0, max: 50, help: true }),
    status: choice(["enabled", "disabled"], { default: "enabled", filter: true, readOnly: true }),
  },
  list: {
    columns: ["name", "icon", "sort", "showHome", "commissionRate", "status"],
    hidden: ["icon"],
    sort: ["sort", "asc"],
    inline: ["sort", "showHome"],
  },
  form: [
    section("main", ["name", "parent", "sort", "showHome"]),
    section("pictures", ["icon", "cover"]),
    section("money", ["commissionRate"]),
  ],
  actions: {
    enable: { from: ["disabled"], to: "enabled", bulk: true },
    disable: { from: ["enabled"], to: "disabled", bulk: true, confirm: true },
  },
  calls: {
    tree: {
      path: "member/goodsCate/getList",
      anyMember: true,
      input: { status: choice(["enabled", "disabled"]) },
      output: { list: json<CategoryNode[]>({ required: true, check: isTree }) },
      unwrap: "list",
    },
  },
});
