import { describeKind } from "../describeKind.ts";
import { references } from "./schema.ts";

describeKind(references("books"), {
  good: [
    [
      [7, "8", 7],
      [7, 8],
    ],
    ["7,8", [7, 8]],
  ],
  bad: [
    [["x"], "type.integer"],
    [[0], "type.reference"],
  ],
});
