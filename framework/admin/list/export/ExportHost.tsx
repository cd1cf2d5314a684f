import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { useExportJob } from "./exportJob.ts";

const LazyExportStrip = createLazyComponent(
  async () => (await import("./ExportStrip.tsx")).ExportStrip,
);

/** The progress of an export, on every page of the frame. */
export function ExportHost() {
  const job = useExportJob();
  return job && <LazyExportStrip job={job} />;
}
