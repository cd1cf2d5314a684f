import { describeKind } from "../describeKind.ts";
import { password } from "./schema.ts";

describeKind(password(), {
  good: [[" with spaces ", " with spaces "]],
  bad: [[12345678, "type.text"]],
});
