import { describeKind } from "../describeKind.ts";
import { choices } from "./schema.ts";

describeKind(choices(["red", "blue"]), {
  good: [
    [
      ["red", "blue", "red"],
      ["red", "blue"],
    ],
    ["red,blue", ["red", "blue"]],
    [{ 0: "blue" }, ["blue"]],
    [[], []],
  ],
  bad: [
    [["green"], "oneOf"],
    [{ a: "red" }, "type.list"],
    [7, "type.list"],
  ],
});
