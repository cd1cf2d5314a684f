import { expect, test } from "vitest";
import { chooseLabels } from "./LineChart.tsx";

test.each([
  [1, [0, 1]],
  [6, [0, 1, 2, 3, 4, 5, 6]],
  [11, [0, 3, 6, 9]],
  [23, [0, 6, 12, 18]],
  [24, [0, 6, 12, 18, 24]],
  [29, [0, 8, 16, 24]],
  [364, [0, 91, 182, 273, 364]],
])("the labels of %i slots after the first are evenly apart", (last, labels) => {
  expect(chooseLabels(last)).toEqual(labels);
});
