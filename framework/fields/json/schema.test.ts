import { describeKind } from "../describeKind.ts";
import { json } from "./schema.ts";

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

describeKind(json({ check: isList }), {
  good: [
    [[1], [1]],
    ["[1]", [1]],
  ],
  bad: [
    ["{", "type.json"],
    [{}, "type.json"],
    [[{ name: "a\u0000" }], "type.text"],
    ['["\\ud800"]', "type.text"],
  ],
});
