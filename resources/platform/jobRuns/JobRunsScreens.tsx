import { defineScreens, type NamesOf } from "../../../framework/admin/resources.tsx";
import { jobRuns } from "./jobRuns.ts";
import { JobRunShow } from "./screens/JobRunShow.tsx";
import { RunJobButton } from "./screens/RunJobButton.tsx";
import { RunLink } from "./screens/RunLink.tsx";

/** The jobs of the app, by what they do. */
const jobNames: NamesOf = ({ resources }, t) =>
  resources.flatMap(({ name, jobs }) =>
    jobs.map((job) => ({ value: job, name: t(`resources.${name}.jobs.${job}`) })),
  );

export default defineScreens(jobRuns, {
  firstTab: ["jobs"],
  show: JobRunShow,
  tools: RunJobButton,
  displays: { failed: RunLink },
  names: { job: jobNames },
  // The title of the run says what job it is of.
  omitted: ["job", "latest"],
});
