import {
  boolean,
  choice,
  computed,
  defineResource,
  integer,
  parent,
  reference,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const locationKinds = [
  "zone",
  "bin",
  "receiving",
  "quality",
  "reject",
  "tote",
  "pack",
  "transit",
] as const;
export type LocationKind = (typeof locationKinds)[number];
/** Units at these places are on hand, but not for sale. */
const unsellable: readonly LocationKind[] = ["quality", "reject", "transit"];
export const isSellable = (kind: LocationKind): boolean => !unsellable.includes(kind);

/**
 * The places of warehouses where units lie: zones with their bins, and places that goods pass
 * through. Each shop has one to begin with, which belongs to its first warehouse.
 */
export const stockLocations = defineResource("stockLocations", {
  api: "member/stockLocation",
  route: "/stock/location",
  access: "stock:location",
  owner: "shop",
  fields: {
    /** What is printed at the place, and scanned. */
    code: text({ required: true, unique: true, search: true, sortable: true, max: 40 }),
    name: text({ search: true, max: 100 }),
    warehouse: reference("warehouses", { filter: true }),
    parent: parent({ depth: 5, filter: true }),
    kind: choice(locationKinds, { required: true, default: "bin", filter: true, help: true }),
    sellable: boolean({ default: true, readOnly: true, filter: true }),
    /** Units that fit; empty without a limit. */
    capacity: integer({ min: 1, max: 1_000_000 }),
    /** Bins are walked to in this order. */
    walkOrder: integer({ default: 0, min: 0, max: 999_999, sortable: true, help: true }),
    isDefault: boolean({ default: false, readOnly: true }),
    onHand: computed(integer()),
  },
  label: "code",
  deletableWhen: { isDefault: false },
  list: {
    columns: ["code", "name", "kind", "warehouse", "walkOrder", "capacity", "onHand"],
    sort: ["walkOrder", "asc"],
    inline: ["name", "walkOrder", "capacity"],
    phone: { title: "code", figure: "onHand" },
    select: ["isDefault"],
  },
  form: [
    section("main", ["code", "name", "kind", "warehouse", "parent"]),
    section("walk", ["walkOrder", "capacity"], { place: "rail" }),
  ],
});
