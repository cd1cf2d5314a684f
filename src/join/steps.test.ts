import { expect, test } from "vitest";
import { isOpenStep, stepOf } from "./steps.ts";

const papers = {
  type: "enterprise",
  company: "Orchard",
  certType: "abn",
  idNo: "51824753556",
  licence: "/files/a.png",
};

test("an application opens where it stands", () => {
  expect(stepOf({ status: "documents" }, null)).toBe("documents");
  expect(stepOf({ status: "documents", ...papers }, null)).toBe("details");
  expect(stepOf({ status: "details", ...papers }, null)).toBe("check");
});
test("a step that is asked for opens once what comes before it is saved", () => {
  expect(stepOf({ status: "documents" }, "details")).toBe("documents");
  expect(stepOf({ status: "documents", ...papers }, "check")).toBe("details");
  expect(stepOf({ status: "details", ...papers }, "documents")).toBe("documents");
  expect(stepOf({ status: "details", ...papers }, "nonsense")).toBe("check");
});
test("what was sent back is changed before it is handed in again", () => {
  const record = { status: "rejected", ...papers };
  expect(isOpenStep("details", record)).toBe(true);
  expect(isOpenStep("check", record)).toBe(false);
});
