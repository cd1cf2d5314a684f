import { describe, expect, it } from "vitest";
import type { AdminRecord } from "../../provider.ts";
import { splitSelection } from "./splitSelection.ts";

const rows: AdminRecord[] = ["new", "sent", "sent", "held"].map((status, index) => ({
  id: index + 1,
  version: 1,
  status,
}));
const onlyNew = ({ status }: AdminRecord) => (status === "new" ? null : String(status));

describe("the rows of a selection that an action changes", () => {
  it("groups the others by their reason, the most frequent first", () => {
    const split = splitSelection([4, 1, 2, 3], rows, onlyNew);
    expect(split.ids).toEqual([1]);
    expect(split.fitting.map(({ id }) => id)).toEqual([1]);
    expect(split.skippedIds).toEqual([4, 2, 3]);
    expect(split.skipped).toEqual([
      { why: "sent", count: 2 },
      { why: "held", count: 1 },
    ]);
  });

  it("leaves rows of other pages to the server", () => {
    const split = splitSelection([1, 2, 90, 91], rows, onlyNew);
    expect(split.ids).toEqual([1, 90, 91]);
    expect(split.unknown).toBe(2);
    expect(split.fitting).toHaveLength(1);
  });
});
