import { describeKind } from "../describeKind.ts";
import { decimal } from "./schema.ts";

describeKind(decimal({ decimals: 3 }), {
  good: [
    [1.234, 1.234],
    ["0.29", 0.29],
    [".5", 0.5],
    [-0.001, -0.001],
  ],
  bad: [
    [1.2345, "decimals"],
    ["1.2.3", "type.number"],
    ["1e3", "type.number"],
    ["1,5", "type.number"],
  ],
});
