import { defineScreens } from "../../../framework/admin/resources.tsx";
import { dayDisputes } from "./dayDisputes.ts";
import { DisputedLines } from "./screens/DisputedLines.tsx";

/** Opens on the statements that wait for an answer. */
export default defineScreens(dayDisputes, {
  firstTab: ["disputed"],
  displays: { lines: DisputedLines },
});
