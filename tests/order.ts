import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const drawsScreens = (file: string) => readFileSync(file, "utf8").startsWith("// @vitest-environment jsdom");
const groupOf = ({ project, moduleId }: TestSpecification): number => {
  if (project.config.isolate) return 0;
  return drawsScreens(moduleId) ? 1 : 2;
};

/**
 * Files that can share a process follow each other, the longest first: one of another environment in between ends the
 * process, and all that it had loaded is loaded again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => groupOf(one) - groupOf(other));
  }
}

/** Files that walk every screen begin: they take the longest, and are the shortest to read. */
export class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const later = ({ moduleId }: TestSpecification) => (moduleId.endsWith("Screens.test.ts") ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => later(one) - later(other));
  }
}
