import { defineScreens } from "../../../framework/admin/resources.tsx";
import { DisputedLines } from "../dayDisputes/screens/DisputedLines.tsx";
import { monthDisputes } from "./monthDisputes.ts";

/** Opens on the statements that wait for an answer. */
export default defineScreens(monthDisputes, {
  firstTab: ["disputed"],
  displays: { lines: DisputedLines },
});
