import { describeKind } from "../describeKind.ts";
import { url } from "./schema.ts";

describeKind(url(), {
  good: [["https://bridge.example/tea?q=1", "https://bridge.example/tea?q=1"]],
  bad: [
    ["bridge.example", "type.url"],
    ["javascript:alert(1)", "type.url"],
    ["https:// x", "type.url"],
    [`http://${"a".repeat(200_000)} b`, "type.url"],
  ],
});
