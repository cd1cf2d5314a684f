import { expect, test } from "vitest";
import { findStep, isOpenStep } from "./steps.ts";

const documents = {
  type: "enterprise",
  company: "Orchard",
  certType: "abn",
  idNo: "51824753556",
  licence: "/files/a.png",
};

test("an application opens at its current step", () => {
  expect(findStep({ status: "documents" }, null)).toBe("documents");
  expect(findStep({ status: "documents", ...documents }, null)).toBe("details");
  expect(findStep({ status: "details", ...documents }, null)).toBe("check");
});
test("a requested step opens when the steps before it are saved", () => {
  expect(findStep({ status: "documents" }, "details")).toBe("documents");
  expect(findStep({ status: "documents", ...documents }, "check")).toBe("details");
  expect(findStep({ status: "details", ...documents }, "documents")).toBe("documents");
  expect(findStep({ status: "details", ...documents }, "nonsense")).toBe("check");
});
test("what was sent back is changed before it is handed in again", () => {
  const record = { status: "rejected", ...documents };
  expect(isOpenStep("details", record)).toBe(true);
  expect(isOpenStep("check", record)).toBe(false);
});
