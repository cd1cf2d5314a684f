import { describeKind } from "../describeKind.ts";
import { money } from "./schema.ts";

describeKind(money(), {
  good: [
    [0.29, 29],
    ["0.29", 29],
    [1.1 + 2.2, 330],
    ["1234.5", 123450],
    [-0.01, -1],
    [0, 0],
    [9_999_999_999.99, 999_999_999_999],
  ],
  bad: [
    [1.005, "money"],
    ["0.001", "money"],
    [10_000_000_000.005, "money"],
    [1e21, "type.number"],
    ["1e21", "type.number"],
    ["A$5", "type.number"],
    [{}, "type.number"],
  ],
});
