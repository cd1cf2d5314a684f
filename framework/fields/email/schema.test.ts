import { describeKind } from "../describeKind.ts";
import { email } from "./schema.ts";

describeKind(email(), {
  good: [[" mia.chen@bridge.example ", "mia.chen@bridge.example"]],
  bad: [
    ["mia", "type.email"],
    ["mia@bridge", "type.email"],
    ["a b@c.de", "type.email"],
  ],
});
