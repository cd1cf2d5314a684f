import { expect, it } from "vitest";
import { formatAgo } from "./formatAgo.ts";

const now = Date.parse("2026-11-21T08:00:00Z");
it.each([
  ["2026-11-21T07:59:40Z", "just now"],
  ["2026-11-21T07:59:20Z", "1 minute ago"],
  ["2026-11-21T07:15:00Z", "45 minutes ago"],
  ["2026-11-21T03:00:00Z", "5 hours ago"],
  ["2026-11-20T07:00:00Z", "1 day ago"],
  ["2026-11-18T07:00:00Z", null],
  ["nonsense", null],
])("%s is %s", (iso, expected) => expect(formatAgo(iso, now, "en", "just now")).toBe(expected));
