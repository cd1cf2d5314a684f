import { expect, test } from "vitest";
import { listUnwrittenKeys } from "./listUnwrittenKeys.ts";

const find = (resource: string) =>
  resource === "coupons"
    ? { errors: { ended: "The coupon has ended." }, screen: { tones: { low: "Low" } } }
    : undefined;
const list = (source: string) => listUnwrittenKeys("coupons.ts", source, find);

test("a key without a message is found with its file, and that of a resource that is none", () => {
  expect(list('throw new InvalidValue("resources.coupons.errors.notEan")')).toEqual([
    'coupons.ts: "resources.coupons.errors.notEan" has no message; write it into the locales',
  ]);
  expect(list('invalid({ total: { key: "resources.coupon.validation.fewer" } })')).toEqual([
    'coupons.ts: "resources.coupon.validation.fewer" has no message; write it into the locales',
  ]);
});

test("a written message, a group of messages, and a generated label are none", () =>
  expect(
    list(
      '["resources.coupons.errors.ended", "resources.coupons.screen.tones", "resources.coupons.fields.id"]',
    ),
  ).toEqual([]));
