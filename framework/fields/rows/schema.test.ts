import { describeKind } from "../describeKind.ts";
import { text } from "../text/schema.ts";
import { rows } from "./schema.ts";

describeKind(rows({ name: text() }), {
  good: [[[{ name: "a" }], [{ name: "a" }]]],
  bad: [[7, "type.list"]],
});
