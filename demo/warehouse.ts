import type { LocationKind } from "../resources/inventory/testing.ts";

/** A place of a shop's first warehouse, within the one of the code `within`. */
export interface DemoLocation {
  code: string;
  name?: string;
  kind: LocationKind;
  within?: string;
  walkOrder: number;
  capacity?: number;
}

const bins: DemoLocation[] = Array.from({ length: 18 }, (_, index) => {
  const rack = String(Math.floor(index / 2) + 1).padStart(2, "0");
  return {
    code: `A-${rack}-${(index % 2) + 1}`,
    kind: "bin",
    within: "A",
    walkOrder: 100 + index * 10,
    capacity: 240,
  };
});

/** Zones and bins, as demo purchases plan them, and the places that goods pass through. */
export const demoLocations: readonly DemoLocation[] = [
  { code: "A", name: "Shelving", kind: "zone", walkOrder: 100 },
  ...bins,
  { code: "B", name: "Pallets", kind: "zone", walkOrder: 400 },
  { code: "B-01", name: "Floor left", kind: "bin", within: "B", walkOrder: 410, capacity: 600 },
  { code: "B-02", name: "Floor right", kind: "bin", within: "B", walkOrder: 420, capacity: 600 },
  { code: "QC-1", name: "Inspection bench", kind: "quality", walkOrder: 600 },
  { code: "REJECT", name: "Rejected goods", kind: "reject", walkOrder: 610 },
  { code: "TOTE-1", kind: "tote", walkOrder: 700, capacity: 30 },
  { code: "PACK-1", name: "Packing bench", kind: "pack", walkOrder: 710 },
];

/** An edit of the stock, by the place of its SKU. */
export interface DemoEdit {
  days: number;
  reason: "correction" | "count" | "damaged" | "theft" | "promotion" | "returned" | "received";
  lines: readonly { sku: number; num?: number; counted?: number }[];
  remark?: string;
  end: "pending" | "done" | "rejected" | "cancelled";
}

export const demoEdits: readonly DemoEdit[] = [
  {
    days: 9,
    reason: "damaged",
    lines: [{ sku: 0, num: -1 }],
    remark: "Dropped while unpacking.",
    end: "done",
  },
  {
    days: 6,
    reason: "count",
    lines: [
      { sku: 2, num: 3 },
      { sku: 3, num: -1 },
    ],
    remark: "Shelf A counted after closing.",
    end: "done",
  },
  { days: 4, reason: "theft", lines: [{ sku: 4, num: -2 }], end: "rejected" },
  { days: 3, reason: "correction", lines: [{ sku: 5, num: 40 }], end: "cancelled" },
  {
    days: 1,
    reason: "promotion",
    lines: [{ sku: 6, num: -2 }],
    remark: "Samples for the market stall.",
    end: "pending",
  },
  { days: 0, reason: "returned", lines: [{ sku: 7, num: 1 }], end: "pending" },
];
