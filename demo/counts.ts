/** A count of the stock; `off` has what its first counter gets wrong, by the place of the line. */
export interface DemoCount {
  days: number;
  /** The SKUs that it counts, by their places; none for a random sample. */
  skus: readonly [from: number, to: number] | null;
  off: Readonly<Record<number, number>>;
  end: "open" | "counting" | "submitted" | "recount" | "approved" | "rejected";
  /** Whether deviating lines were counted a second time. */
  isRecounted?: boolean;
  remark?: string;
}

export const demoCounts: readonly DemoCount[] = [
  { days: 15, skus: [0, 6], off: { 3: -1 }, end: "approved", remark: "Front shelves." },
  { days: 8, skus: [4, 12], off: { 2: -3, 5: 2 }, isRecounted: true, end: "approved" },
  { days: 5, skus: [10, 14], off: { 0: -4 }, end: "rejected" },
  { days: 2, skus: [6, 12], off: { 1: -5, 3: 4 }, end: "recount" },
  { days: 1, skus: [2, 9], off: { 0: -3, 4: 3 }, end: "submitted", remark: "After the delivery." },
  { days: 0, skus: [0, 9], off: {}, end: "counting" },
  { days: 0, skus: null, off: {}, end: "open", remark: "The weekly sample." },
];
/** Lines that are counted so far of a count that goes on. */
export const countedSoFar = 4;
