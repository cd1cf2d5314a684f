import { describeKind } from "../describeKind.ts";
import { dateRange } from "./schema.ts";

describeKind(dateRange(), {
  good: [
    [
      { from: "2026-01-01", to: "2026-01-31" },
      { from: "2026-01-01", to: "2026-01-31" },
    ],
    [
      { from: "2026-01-01", to: "2026-01-01" },
      { from: "2026-01-01", to: "2026-01-01" },
    ],
  ],
  bad: [
    [{ from: "2026-02-01", to: "2026-01-31" }, "range"],
    [{ from: "2026-02-01" }, "type.date"],
    ["2026-02-01", "type.dateRange"],
  ],
});
