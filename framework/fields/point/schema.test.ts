import { describeKind } from "../describeKind.ts";
import { point } from "./schema.ts";

describeKind(point(), {
  good: [
    [
      { lat: "-33.87", lng: 151.21 },
      { lat: -33.87, lng: 151.21 },
    ],
  ],
  bad: [
    [{ lat: 91, lng: 0 }, "type.point"],
    [{ lat: 0, lng: -181 }, "type.point"],
    [{ lat: 0 }, "type.number"],
    ["0,0", "type.point"],
  ],
});
