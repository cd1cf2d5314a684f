import { describeKind } from "../describeKind.ts";
import { phone } from "./schema.ts";

describeKind(phone(), {
  good: [
    ["+61 491 570 006", "+61 491 570 006"],
    ["02 5550 1234", "02 5550 1234"],
    ["(02) 5550 1234", "(02) 5550 1234"],
  ],
  bad: [
    ["call me", "type.phone"],
    ["12", "type.phone"],
    ["+", "type.phone"],
  ],
});
