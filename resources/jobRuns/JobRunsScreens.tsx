import { defineScreens } from "../../framework/admin/resources.tsx";
import { jobRuns } from "./jobRuns.ts";
import { RunJobButton } from "./RunJobButton.tsx";

export default defineScreens(jobRuns, { tools: RunJobButton });
