import { describeKind } from "../describeKind.ts";
import { dateTime } from "./schema.ts";

describeKind(dateTime(), {
  good: [
    ["2026-01-31T10:00:00Z", "2026-01-31T10:00:00.000Z"],
    ["2026-01-31T10:00+11:00", "2026-01-30T23:00:00.000Z"],
    [1767225600, "2026-01-01T00:00:00.000Z"],
    ["1767225600", "2026-01-01T00:00:00.000Z"],
  ],
  bad: [
    ["2026-02-30T10:00:00Z", "type.dateTime"],
    ["2026-01-31T24:00:00Z", "type.dateTime"],
    ["2026-01-31T10:00:00", "type.dateTime"],
    ["2026-01-31", "type.dateTime"],
    ["9999-12-31T23:59:59-05:00", "type.dateTime"],
    ["0001-01-01T00:00:00+05:00", "type.dateTime"],
    [12, "type.dateTime"],
  ],
});
