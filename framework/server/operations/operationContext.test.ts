import { expect, test } from "vitest";
import { type ChangeOperation, isSave, toAuthorId } from "./operationContext.ts";

test("the system is no author", () => {
  expect(toAuthorId({ id: 0 })).toBeNull();
  expect(toAuthorId({ id: 7 })).toBe(7);
});

test("saves and imports write given values; actions, moves and restores do not", () => {
  const operations: ChangeOperation[] = ["create", "edit", "import", "action", "move", "restore"];
  expect(operations.filter(isSave)).toEqual(["create", "edit", "import"]);
});
