import { describeKind } from "../describeKind.ts";
import { choice } from "./schema.ts";

describeKind(choice({ ordinary: 1, quick: 2, group: 3 }), {
  good: [
    ["group", "group"],
    [3, "group"],
    ["3", "group"],
  ],
  bad: [
    [4, "oneOf"],
    ["Group", "oneOf"],
    [[1], "oneOf"],
    ["constructor", "oneOf"],
  ],
});
