import { expect, it } from "vitest";
import { formatWaiting } from "./formatWaiting.ts";

const now = Date.parse("2026-11-21T08:00:00Z");
it.each([
  ["2026-11-21T07:59:40Z", "en", "1 minute ago"],
  ["2026-11-21T07:15:00Z", "en", "45 minutes ago"],
  ["2026-11-20T09:00:00Z", "en", "23 hours ago"],
  ["2026-11-16T07:00:00Z", "en", "5 days ago"],
  ["2026-11-16T07:00:00Z", "zh-CN", "5天前"],
  ["2026-11-16T07:00:00Z", "zh-TW", "5 天前"],
])("since %s in %s is %s", (iso, locale, expected) =>
  expect(formatWaiting(iso, now, locale)).toBe(expected),
);
