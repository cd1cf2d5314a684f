import { expect, test } from "vitest";
import { getRealm, getReferenceTarget, type Resource } from "../../framework/schema/index.ts";
import { resources } from "../../resources/index.ts";
import { files } from "./platform/en.ts";

const names = new Set(Object.keys(files).map((path) => path.split("/").at(-3) ?? ""));
const all: readonly Resource[] = resources;

test("what a shop opens or refers to has its messages in the chunk of shops", () => {
  expect(names.size).toBeGreaterThan(0);
  for (const resource of all.filter((one) => getRealm(one) !== "platform")) {
    const targets = Object.values(resource.fields).map(
      (field) => getReferenceTarget(resource, field) ?? "",
    );
    for (const name of [resource.name, ...targets]) expect(names.has(name), name).toBe(false);
  }
});
