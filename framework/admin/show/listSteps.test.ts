import { expect, test } from "vitest";
import { getChip } from "../display/tones.ts";
import { listSteps } from "./listSteps.ts";

const loans = {
  stages: {
    requested: { stage: "notStarted", tone: "info" },
    disputed: "waiting",
    lent: "underWay",
    returned: "reached",
    lost: { stage: "ended", tone: "error" },
  },
} as const;
const places = (state: string) => listSteps(loans, state).map((step) => [step.state, step.place]);

test("a record passes through the states in their order, and through what waits only if it does", () => {
  expect(places("lent")).toEqual([
    ["requested", "done"],
    ["lent", "now"],
    ["returned", "ahead"],
  ]);
  expect(places("disputed")[1]).toEqual(["disputed", "now"]);
  expect(places("returned").every(([, place]) => place === "done")).toBe(true);
});

test("a record that ended otherwise shows no progress, and neither do two states", () => {
  expect(places("lost")).toEqual([]);
  expect(listSteps({ stages: { open: "notStarted", closed: "reached" } }, "open")).toEqual([]);
});

test("a chip has the shape of its stage, and a colour of its own where one is declared", () => {
  expect(getChip(loans, "requested")).toEqual({ stage: "notStarted", tone: "info" });
  expect(getChip(loans, "disputed")).toEqual({ stage: "waiting", tone: "warning" });
  expect(getChip(loans, "lost")).toEqual({ stage: "ended", tone: "error" });
});
