import { describeKind } from "../describeKind.ts";
import { images } from "./schema.ts";

describeKind(images(), {
  good: [
    [
      ["/files/a.jpg", "/files/b.jpg"],
      ["/files/a.jpg", "/files/b.jpg"],
    ],
    ["/files/a.jpg,/files/b.jpg", ["/files/a.jpg", "/files/b.jpg"]],
  ],
  bad: [
    [["javascript:alert(1)"], "type.file"],
    [[null], "type.text"],
  ],
});
