import { expect, test } from "vitest";
import { certFields, findDocumentIssues } from "../../resources/shop/index.ts";
import { listNeeds } from "./listNeeds.ts";
import { joinMessages } from "./locales/en.ts";
import { steps } from "./steps.ts";

const shopTypes = ["individual", "enterprise", "flagship"] as const;

test("each need of a step has a message", () => {
  for (const step of steps)
    for (const type of [null, ...shopTypes])
      for (const need of listNeeds(step, type))
        expect(joinMessages.aside.needs[need], `${step} ${type}`).toBeTruthy();
});

test("what a type of shop needs are the documents that its application requires", () => {
  const papers = { licence: "licence", brandImg: "brand", cardImgs: "identity" } as const;
  for (const type of shopTypes) {
    const missing = Object.keys(findDocumentIssues({ type }));
    for (const [field, need] of Object.entries(papers)) {
      expect(Object.keys(certFields)).toContain(field);
      expect(listNeeds("documents", type).includes(need), `${type} ${field}`).toBe(
        missing.includes(field),
      );
    }
  }
});
