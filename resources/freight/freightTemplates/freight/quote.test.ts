import { describe, expect, it, test } from "vitest";
import type { Address } from "../../../../core/address.ts";
import { allocate } from "../../../../core/allocate.ts";
import { calculateCharge } from "./calculateCharge.ts";
import { quote } from "./quote.ts";
import type { Combination, Line, Rule, Template } from "./terms.ts";

const rule = (
  firstNum: number,
  firstPrice: number,
  secondNum: number,
  secondPrice: number,
): Rule => ({
  firstNum,
  firstPrice: Math.round(firstPrice * 100),
  secondNum,
  secondPrice: Math.round(secondPrice * 100),
});
let ids = 0;
const template = (own: Rule, more: Partial<Template> = {}): Template => {
  ids += 1;
  return {
    id: ids,
    name: `Template ${ids}`,
    free: false,
    method: "pieces",
    rule: own,
    areas: [],
    undeliverable: [],
    ...more,
  };
};
const free = (): Template => ({ ...template(rule(1, 1, 1, 1)), free: true, rule: null });
const line = (of: Template | null, qty: number, more: Partial<Line> = {}): Line => ({
  goods: "Tea",
  template: of,
  qty,
  weightKg: 0,
  volumeM3: 0,
  amount: 1000 * qty,
  ...more,
});
const sydney: Address = { state: "NSW", city: "Sydney", postcode: "2000" };
const quoteFee = (lines: Line[], address: Address = sydney, combination: Combination = "overlay") =>
  quote(lines, address, combination).fee;

const byPieces = () => template(rule(1, 8, 1, 3));
const byWeight = () => template(rule(1, 9.5, 0.5, 2), { method: "weight" });

describe("freight, as the domain's examples have it", () => {
  test("F1: a rule by pieces, one and three pieces", () => {
    expect(quoteFee([line(byPieces(), 1)])).toBe(800);
    expect(quoteFee([line(byPieces(), 3)])).toBe(1400);
  });
  test("F2: a rule by weight counts every piece, and a half kilogram that is begun is paid whole", () => {
    const by = byWeight();
    const lines = [line(by, 2, { weightKg: 1.2 }), line(by, 1, { weightKg: 0.85 })];
    const { fee, groups } = quote(lines, sydney, "overlay");
    expect(fee).toBe(1950);
    expect(groups[0]).toMatchObject({
      units: 3.25,
      charge: { furtherUnits: 2.25, furtherTimes: 5, furtherFee: 1000 },
    });
  });
  test("F4: the city's rule before the state's, the state's before the default", () => {
    const regional = template(rule(1, 8, 1, 3), {
      areas: [
        { ...rule(1, 12, 1, 5), regions: [{ state: "WA" }] },
        { ...rule(1, 10, 1, 4), regions: [{ state: "WA", city: "Perth" }] },
      ],
    });
    const two = [line(regional, 2)];
    expect(quoteFee(two, { state: "WA", city: "Perth" })).toBe(1400);
    expect(quoteFee(two, { state: "WA", city: "Fremantle" })).toBe(1700);
    expect(quoteFee(two, sydney)).toBe(1100);
  });
  test("F5: the fees of an order's templates add up, or the lowest or the highest of those that charge counts", () => {
    const by = byWeight();
    const lines = [
      line(byPieces(), 3),
      line(by, 2, { weightKg: 1.2 }),
      line(by, 1, { weightKg: 0.85 }),
      line(free(), 4),
    ];
    expect(quoteFee(lines, sydney, "overlay")).toBe(3350);
    expect(quoteFee(lines, sydney, "lowest")).toBe(1400);
    expect(quoteFee(lines, sydney, "highest")).toBe(1950);
    for (const combination of ["overlay", "lowest", "highest"] as const)
      expect(quoteFee([line(free(), 4)], sydney, combination)).toBe(0);
  });
  test("F6: two lines of one template pay once", () => {
    const by = byPieces();
    expect(quoteFee([line(by, 1), line(by, 2)])).toBe(1400);
  });
  test("F8: free from five pieces; with an amount too, both must be reached", () => {
    const by = (more: Partial<Rule>) => template({ ...rule(1, 8, 1, 3), ...more });
    expect(quoteFee([line(by({ freeOverNum: 5 }), 4)])).toBe(1700);
    expect(quoteFee([line(by({ freeOverNum: 5 }), 5)])).toBe(0);
    const both = { freeOverNum: 5, freeOverAmount: 6000 };
    expect(quoteFee([line(by(both), 5)])).toBe(2000);
    expect(quoteFee([line(by(both), 6)])).toBe(0);
    expect(quoteFee([line(by({ freeOverAmount: 6000 }), 5)])).toBe(2000);
    expect(quoteFee([line(by({ freeOverAmount: 6000 }), 6)])).toBe(0);
  });
});

describe("what others get wrong", () => {
  test("1: the lowest fee is the lowest that is charged, and not nothing", () => {
    expect(quoteFee([line(byPieces(), 1), line(byPieces(), 3)], sydney, "lowest")).toBe(800);
    expect(quoteFee([line(byPieces(), 1), line(free(), 3)], sydney, "lowest")).toBe(800);
  });
  test("2: one fee a template and not one a line, begun steps whole, weight times quantity", () => {
    const by = template(rule(1, 10, 1, 5), { method: "weight" });
    expect(quoteFee([line(by, 1, { weightKg: 0.4 }), line(by, 1, { weightKg: 0.5 })])).toBe(1000);
    expect(quoteFee([line(by, 3, { weightKg: 0.4 })])).toBe(1500);
  });
});

describe("a rule", () => {
  it("is exact where floating point is not", () => {
    expect(calculateCharge(rule(0.1, 1, 0.1, 1), "weight", 300)).toMatchObject({
      furtherTimes: 2,
      fee: 300,
    });
    expect(
      quoteFee([line(template(rule(0.1, 1, 0.1, 1), { method: "weight" }), 3, { weightKg: 0.1 })]),
    ).toBe(300);
    expect(
      quoteFee([
        line(template(rule(0.001, 1, 0.001, 1), { method: "volume" }), 7, { volumeM3: 0.003 }),
      ]),
    ).toBe(2100);
  });
  it("counts weights to the gram and volumes to the cubic centimetre", () => {
    const byVolume = template(rule(0.001, 1, 0.001, 1), { method: "volume" });
    // Eight boxes of 125 cubic centimetres fill a litre; a ninth begins the next.
    expect(quoteFee([line(byVolume, 8, { volumeM3: 0.000125 })])).toBe(100);
    expect(quoteFee([line(byVolume, 9, { volumeM3: 0.000125 })])).toBe(200);
    const byGram = template(rule(1, 10, 1, 5), { method: "weight" });
    expect(quoteFee([line(byGram, 6, { weightKg: 0.145 })])).toBe(1000);
    expect(quoteFee([line(byGram, 7, { weightKg: 0.145 })])).toBe(1500);
  });
  it("charges the first price for what weighs nothing, and names it", () => {
    const { fee, groups } = quote([line(byWeight(), 2)], sydney, "overlay");
    expect(fee).toBe(950);
    expect(groups[0]?.unmeasured).toEqual(["Tea"]);
  });
  it("for postcodes precedes the one for their city, independent of the order and the case of the city", () => {
    const regional = template(rule(1, 8, 1, 3), {
      areas: [
        { ...rule(1, 9, 1, 1), regions: [{ state: "NSW", postcodes: ["2000", "2010"] }] },
        { ...rule(1, 5, 1, 1), regions: [{ state: "NSW", city: "Sydney" }] },
      ],
    });
    expect(quoteFee([line(regional, 1)], sydney)).toBe(900);
    expect(
      quoteFee([line(regional, 1)], { state: "NSW", city: " SYDNEY ", postcode: "2100" }),
    ).toBe(500);
    const { groups } = quote([line(regional, 1)], sydney, "overlay");
    expect(groups[0]).toMatchObject({
      level: "postcode",
      area: 0,
      region: { state: "NSW", postcodes: ["2000", "2010"] },
    });
  });
  it("for another state does not hold, though the postcode does", () => {
    const regional = template(rule(1, 8, 1, 3), {
      areas: [{ ...rule(1, 9, 1, 1), regions: [{ state: "ACT", postcodes: ["2600", "2618"] }] }],
    });
    expect(quoteFee([line(regional, 1)], { state: "NSW", postcode: "2611" })).toBe(800);
  });
  it("is of no use where nothing is sent, also by a free template; the goods are named", () => {
    const barred = { undeliverable: [{ state: "NT" as const }] };
    const lines = [
      line(template(rule(1, 8, 1, 3), barred), 1, { goods: "Honey" }),
      line(byPieces(), 1),
    ];
    const refused = quote(lines, { state: "NT", city: "Darwin" }, "overlay");
    expect(refused).toMatchObject({ fee: null, lines: [0, 0] });
    expect(refused.groups[0]).toMatchObject({
      outcome: "undeliverable",
      goods: ["Honey"],
      region: { state: "NT" },
    });
    expect(quoteFee([line({ ...free(), ...barred }, 1)], { state: "NT" })).toBeNull();
    expect(quoteFee(lines, sydney)).toBe(1600);
  });
  it("is not needed by goods without a template, which nothing is charged for", () => {
    const { fee, groups } = quote([line(null, 2), line(byPieces(), 1)], sydney, "lowest");
    expect(fee).toBe(800);
    expect(groups[0]).toMatchObject({ outcome: "free", freeReason: "noTemplate" });
  });
});

describe("the spread over lines", () => {
  it("gives left-over cents to the largest fractions, the earlier line first", () => {
    expect(allocate(1000, [1, 1, 1])).toEqual([334, 333, 333]);
    expect(allocate(100, [2, 1])).toEqual([67, 33]);
    expect(allocate(10, [0, 0])).toEqual([5, 5]);
    expect(allocate(0, [3, 4])).toEqual([0, 0]);
    expect(allocate(5, [])).toEqual([]);
  });
  it("puts the fee on the lines of the group that counts alone", () => {
    const [dear, cheap] = [template(rule(1, 10, 1, 1)), template(rule(1, 5, 1, 1))];
    const lines = [line(dear, 1), line(cheap, 1), line(dear, 2)];
    expect(quote(lines, sydney, "highest").lines).toEqual([400, 0, 800]);
    expect(quote(lines, sydney, "lowest").lines).toEqual([0, 500, 0]);
    expect(quote(lines, sydney, "overlay").lines).toEqual([400, 500, 800]);
  });
});

/** Pseudo-random orders, identical in every run. */
function* orders(count: number) {
  let state = 20_261_121;
  const whole = (min: number, max: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return min + Math.floor((state / 4_294_967_296) * (max - min + 1));
  };
  const methods = ["pieces", "weight", "volume"] as const;
  for (let order = 0; order < count; order++) {
    const templates = Array.from({ length: whole(1, 4) }, () => {
      if (whole(1, 6) === 1) return free();
      const method = methods[whole(0, 2)] ?? "pieces";
      const size = () => (method === "pieces" ? whole(1, 5) : whole(1, 5000) / 1000);
      const own: Rule = {
        firstNum: size(),
        firstPrice: whole(1, 5000),
        secondNum: size(),
        secondPrice: whole(1, 900),
      };
      return template(whole(1, 5) === 1 ? { ...own, freeOverAmount: whole(1, 20_000) } : own, {
        method,
      });
    });
    yield Array.from({ length: whole(1, 8) }, (_, place) =>
      line(templates[whole(0, templates.length - 1)] ?? null, whole(1, 40), {
        goods: `Goods ${place}`,
        weightKg: whole(0, 3000) / 100,
        volumeM3: whole(0, 900) / 1000,
        amount: whole(1, 50_000),
      }),
    );
  }
}
describe("for any cart", () => {
  it("the parts of the lines add up to the fee, and none is negative", () => {
    for (const lines of orders(500))
      for (const combination of ["overlay", "lowest", "highest"] as const) {
        const { fee, lines: parts } = quote(lines, sydney, combination);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fee);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }
  });
  it("the lowest quote is at most the highest, and the highest at most the sum", () => {
    for (const lines of orders(500)) {
      const [lowest, highest, overlay] = (["lowest", "highest", "overlay"] as const).map(
        (combination) => quoteFee(lines, sydney, combination) ?? Number.NaN,
      );
      expect(lowest).toBeLessThanOrEqual(highest ?? Number.NaN);
      expect(highest).toBeLessThanOrEqual(overlay ?? Number.NaN);
    }
  });
  it("no order of the lines changes the fee", () => {
    for (const lines of orders(200)) expect(quoteFee([...lines].reverse())).toBe(quoteFee(lines));
  });
});
