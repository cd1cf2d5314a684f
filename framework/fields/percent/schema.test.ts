import { describeKind } from "../describeKind.ts";
import { percent } from "./schema.ts";

describeKind(percent(), {
  good: [
    [12.5, 12.5],
    ["0.07", 0.07],
  ],
  bad: [
    [12.345, "decimals"],
    ["12%", "type.number"],
  ],
});
