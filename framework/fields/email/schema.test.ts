import { describeKind } from "../describeKind.ts";
import { email } from "./schema.ts";

describeKind(email(), {
  good: [[" mia.chen@harbour.example ", "mia.chen@harbour.example"]],
  bad: [
    ["mia", "type.email"],
    ["mia@harbour", "type.email"],
    ["a b@c.de", "type.email"],
  ],
});
