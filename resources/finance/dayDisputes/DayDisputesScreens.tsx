import { defineScreens } from "../../../framework/admin/resources.tsx";
import { DisputedLines } from "./DisputedLines.tsx";
import { dayDisputes } from "./dayDisputes.ts";

/** What waits for an answer is what one comes for. */
export default defineScreens(dayDisputes, { firstTab: ["disputed"], displays: { lines: DisputedLines } });
