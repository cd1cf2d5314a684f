import { expect, it } from "vitest";
import { isWaitingSince } from "../../../framework/admin/display/isWaitingSince.ts";
import { type Actor, dateTime, money, type Resource } from "../../../framework/schema/index.ts";
import { payouts } from "../payouts/payouts.ts";
import { settlementDays } from "../settlementDays/settlementDays.ts";
import { withdrawAccountReviews } from "../withdrawAccountReviews/withdrawAccountReviews.ts";

const actor: Actor = {
  id: 1,
  name: "platform",
  realm: "platform",
  tenantId: null,
  roles: ["admin"],
  permissions: [],
};
it.each<[string, Resource, string, string, boolean]>([
  ["a new withdrawal waits since its request", payouts, "applying", "applyTime", true],
  ["a paid withdrawal waits no longer", payouts, "completed", "applyTime", false],
  ["other times are no waiting", payouts, "applying", "payTime", false],
  ["amounts are no waiting", payouts, "applying", "amount", false],
  ["a payout account waits since its change", withdrawAccountReviews, "pending", "updTime", true],
  ["an approved account waits no longer", withdrawAccountReviews, "approved", "updTime", false],
  ["a deadline is no beginning", settlementDays, "issued", "confirmBy", false],
])("%s", (_, resource, status, field, expected) => {
  const type = field === "amount" ? money() : dateTime();
  expect(isWaitingSince(resource, type, field, actor, { id: 1, version: 1, status })).toBe(
    expected,
  );
});
