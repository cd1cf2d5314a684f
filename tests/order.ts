import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const rendersScreens = (file: string) =>
  readFileSync(file, "utf8").startsWith("// @vitest-environment jsdom");
/** Files that take a minute on one core: begun last, they would run while the others have ended. */
const long = ["/tests/guides.test.ts", "/tests/generated.test.ts"];
const isShort = ({ moduleId }: TestSpecification) => !long.some((file) => moduleId.endsWith(file));
const getGroup = ({ project, moduleId }: TestSpecification): number => {
  if (project.config.isolate) return 0;
  return rendersScreens(moduleId) ? 1 : 2;
};

/**
 * Runs files that can share a process in sequence, the longest first: a file of another environment
 * in between would end the process, and its modules would be loaded again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted(
      (one, other) =>
        getGroup(one) - getGroup(other) || Number(isShort(one)) - Number(isShort(other)),
    );
  }
}

/**
 * Runs the walks over all screens last: they are short, and fill both workers until the end.
 */
export class ScreensLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => moduleId.endsWith("screens.test.ts");
    return (await super.sort(files)).toSorted(
      (one, other) => Number(isWalk(one)) - Number(isWalk(other)),
    );
  }
}
