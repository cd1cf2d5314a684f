import { describeKind } from "../describeKind.ts";
import { date } from "./schema.ts";

describeKind(date(), {
  good: [
    ["2028-02-29", "2028-02-29"],
    [" 2026-01-31 ", "2026-01-31"],
  ],
  bad: [
    ["2026-02-30", "type.date"],
    ["2026-02-29", "type.date"],
    ["2026-13-01", "type.date"],
    ["0000-01-01", "type.date"],
    ["26-01-31", "type.date"],
    ["2026-01-31T00:00:00Z", "type.date"],
    [20260131, "type.date"],
  ],
});
