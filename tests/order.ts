import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const drawsScreens = (file: string) => readFileSync(file, "utf8").startsWith("// @vitest-environment jsdom");
const groupOf = ({ project, moduleId }: TestSpecification): number => {
  if (project.config.isolate) return 0;
  return drawsScreens(moduleId) ? 1 : 2;
};

/**
 * Runs files that can share a process in sequence, the longest first: a file of another environment
 * in between would end the process, and its modules would be loaded again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => groupOf(one) - groupOf(other));
  }
}

/**
 * Runs files that visit every screen first: they take longest, although they are the shortest
 * files.
 */
export class ScreensFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const later = ({ moduleId }: TestSpecification) => (moduleId.endsWith("Screens.test.ts") ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => later(one) - later(other));
  }
}
