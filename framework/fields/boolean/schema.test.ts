import { describeKind } from "../describeKind.ts";
import { boolean } from "./schema.ts";

describeKind(boolean(), {
  good: [
    [true, true],
    ["true", true],
    ["1", true],
    [0, false],
    ["false", false],
  ],
  bad: [
    ["yes", "type.boolean"],
    [2, "type.boolean"],
    [[true], "type.boolean"],
  ],
});
