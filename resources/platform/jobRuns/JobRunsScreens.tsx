import { defineScreens } from "../../../framework/admin/resources.tsx";
import { jobRuns } from "./jobRuns.ts";
import { RunJobButton } from "./screens/RunJobButton.tsx";
import { RunLink } from "./screens/RunLink.tsx";

export default defineScreens(jobRuns, { tools: RunJobButton, displays: { failed: RunLink } });
