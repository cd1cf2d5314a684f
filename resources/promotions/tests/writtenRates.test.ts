import { expect, test } from "vitest";
import type { Field } from "../../../framework/schema/index.ts";
import discountRateScreens from "../coupons/discount/DiscountRateKind.tsx";
import { formatGroupSizes } from "../groupActivities/screens/GroupSizes.tsx";
import { voucherUses } from "../voucherUses/voucherUses.ts";

const texts: Readonly<Record<string, string>> = {
  "resources.coupons.screen.percentOff": "%{percent}",
  "resources.coupons.screen.terms.percent": "%{off} off",
  "resources.groupActivities.screen.simulator.people": "%{smart_count} people",
  "resources.groupActivities.screen.tier": "%{people} %{percent} off",
};
const translate = (key: string, options: object = {}): string =>
  Object.entries(options).reduce(
    (text, [name, value]) => text.replace(`%{${name}}`, String(value)),
    texts[key] ?? key,
  );
const format = {
  locale: "en",
  language: "en",
  timeZone: "UTC",
  target: () => undefined,
  translate,
} as const;

test("a rate of discount is shown as what it takes off", () => {
  const [, { display }] = discountRateScreens;
  const field: Field = voucherUses.fields.discount;
  const rendered = display?.render({
    renderValue: () => null,
    resource: voucherUses,
    field,
    name: "discount",
    value: 950,
    record: {},
    page: true,
    format,
  });
  expect(rendered).toBe("5% off");
});

test("the sizes of a tiered deal say what each takes off the price", () => {
  const tiers = [
    { num: 2, discounts: 95 },
    { num: 5, discounts: 80 },
  ];
  const toText = (record: Parameters<typeof formatGroupSizes>[0]) =>
    formatGroupSizes(record, "en", translate, format);
  expect(toText({ groupNum: null, groupJson: tiers })).toBe("2 people 5% off · 5 people 20% off");
  expect(toText({ groupNum: 3, groupJson: [] })).toBe("3 people");
});
