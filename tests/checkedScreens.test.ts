import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resources } from "../resources/index.ts";

const walks = readdirSync("resources")
  .map((folder) => `resources/${folder}/tests/e2e/screens.test.ts`)
  .filter((file) => existsSync(file));
const domains = walks.map(
  (file) => /checkScreens\("(\w+)"\)/.exec(readFileSync(file, "utf8"))?.[1] ?? "",
);

test("the end-to-end tests of exactly one domain visit the screens of each resource", () => {
  for (const { name } of resources) {
    const visited = domains.filter((domain) => existsSync(`resources/${domain}/${name}`));
    expect(visited, name).toHaveLength(1);
  }
});
