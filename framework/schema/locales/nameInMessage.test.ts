import { expect, test } from "vitest";
import { nameInMessage } from "./nameInMessage.ts";

test("a field named inside the sentence is in lower case, and an abbreviation stays as it is", () => {
  expect(nameInMessage("validation.required", "Contact person", "en")).toBe("contact person");
  expect(nameInMessage("validation.patternLike", "ABN", "en")).toBe("ABN");
  expect(nameInMessage("validation.max", "Contact person", "en")).toBe("Contact person");
});
