import { defineScreens } from "../../../framework/admin/resources.tsx";
import { DisputedLines } from "./DisputedLines.tsx";
import { dayDisputes } from "./dayDisputes.ts";

/** Opens on the statements that wait for an answer. */
export default defineScreens(dayDisputes, {
  firstTab: ["disputed"],
  displays: { lines: DisputedLines },
});
