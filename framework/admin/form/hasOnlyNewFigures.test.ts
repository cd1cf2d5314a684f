import { expect, test } from "vitest";
import { choice, computed, integer, text } from "../../schema/index.ts";
import { hasOnlyNewFigures } from "./hasOnlyNewFigures.ts";

const fields = {
  title: text(),
  status: choice(["open", "closed"], { readOnly: true }),
  visitors: integer({ readOnly: true }),
  share: computed(integer()),
};
const record = { title: "Fair", status: "open", visitors: 1, share: 1, version: 1 };
const compare = (changed: object) =>
  hasOnlyNewFigures({ fields }, record, { ...record, ...changed });

test("counters and computed values are new figures; what a form writes and states are not", () => {
  expect(compare({ visitors: 2, share: 3, version: 2 })).toBe(true);
  expect(compare({ title: "Other" })).toBe(false);
  expect(compare({ visitors: 2, status: "closed" })).toBe(false);
});
