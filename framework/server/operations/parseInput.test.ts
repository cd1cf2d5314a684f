import { expect, test } from "vitest";
import { defineResource, integer, money, text } from "../../schema/index.ts";
import { pallets, shopOwner } from "./operationFixtures.ts";
import { parseInput } from "./parseInput.ts";

const action = {
  name: "weigh",
  input: { weight: integer({ required: true, max: 100 }), cost: money() },
};

test("the input is parsed by its fields: money from the wire into cents", () => {
  expect(parseInput(pallets, action, { weight: 7, cost: 12.5 }, shopOwner)).toEqual({
    weight: 7,
    cost: 1250,
  });
});

test("issues name the field by the message of the action's input", () => {
  const parse = (given: Readonly<Record<string, unknown>>) => () =>
    parseInput(pallets, action, given, shopOwner);
  const params = expect.objectContaining({ field: "resources.pallets.inputs.weigh.weight" });
  expect(parse({})).toThrow(
    expect.objectContaining({ issues: { weight: { key: "validation.required", params } } }),
  );
  expect(parse({ weight: 101 })).toThrow(
    expect.objectContaining({ issues: { weight: { key: "validation.max", params } } }),
  );
  expect(parse({ weight: 1, name: "A" })).toThrow(
    expect.objectContaining({
      issues: { name: expect.objectContaining({ key: "validation.unknownField" }) },
    }),
  );
});

test("an action of a singleton ignores the rest of the record that a client sends back", () => {
  const settings = defineResource("palletSettings", {
    api: "member/palletSettings",
    route: "/stock/palletSettings",
    access: "stock:palletSettings",
    owner: "shop",
    singleton: true,
    fields: { title: text(), height: integer() },
    label: "title",
    list: { columns: ["title"] },
  });
  const given = { weight: 3, title: "A", height: 2, id: 1, version: 4, _labels: {} };
  expect(parseInput(settings, action, given, shopOwner)).toEqual({ weight: 3 });
});
