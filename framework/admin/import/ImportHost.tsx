import { can } from "../../schema/index.ts";
import { createLazyComponent } from "../lazy/createLazyComponent.tsx";
import { useAdmin } from "../resources.tsx";
import { useImportJob } from "./importJob.ts";

const LazyImportStrip = createLazyComponent(
  async () => (await import("./ImportStrip.tsx")).ImportStrip,
);

/** The progress of an import and its result, on every page of the frame. */
export function ImportHost() {
  const { resources, actor } = useAdmin();
  const job = useImportJob();
  const resource = resources.find(({ name }) => name === job?.resource);
  // Another member of this browser does not see it.
  if (!job || !resource || !can(actor, resource, "import")) return null;
  return <LazyImportStrip key={job.importId} resource={resource} job={job} />;
}
