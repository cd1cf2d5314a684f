import { describeKind } from "../describeKind.ts";
import { localized } from "./schema.ts";

describeKind(localized(), {
  good: [
    [
      { en: " Tea ", zhCN: "茶" },
      { en: "Tea", zhCN: "茶", zhTW: null, km: null },
    ],
    [{ en: "", zhCN: null }, null],
    [{}, null],
  ],
  bad: [
    ["Tea", "type.localized"],
    [["Tea"], "type.localized"],
    [{ fr: "thé" }, "unknownField"],
    [{ en: ["Tea"] }, "type.text"],
    [{ en: "a\u0000" }, "type.text"],
  ],
});
