import { defineScreens } from "../../../framework/admin/resources.tsx";
import { DisputedLines } from "../dayDisputes/DisputedLines.tsx";
import { monthDisputes } from "./monthDisputes.ts";

/** What waits for an answer is what one comes for. */
export default defineScreens(monthDisputes, { firstTab: ["disputed"], displays: { lines: DisputedLines } });
