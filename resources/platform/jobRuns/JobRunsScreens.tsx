import { defineScreens, type NamesOf } from "../../../framework/admin/resources.tsx";
import { jobRuns } from "./jobRuns.ts";
import { RunJobButton } from "./screens/RunJobButton.tsx";
import { RunLink } from "./screens/RunLink.tsx";

/** The jobs of the app, by what they do. */
const jobNames: NamesOf = ({ resources }, t) =>
  resources.flatMap(({ name, jobs }) =>
    jobs.map((job) => ({ value: job, name: t(`resources.${name}.jobs.${job}`) })),
  );

export default defineScreens(jobRuns, {
  tools: RunJobButton,
  displays: { failed: RunLink },
  names: { job: jobNames },
});
