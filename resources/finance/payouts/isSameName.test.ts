import { expect, test } from "vitest";
import { isSameName } from "./isSameName.ts";

test.each([
  ["Hannah Lim", "hannah  lim", true],
  ["Harbour Pantry Pty. Ltd.", "HARBOUR PANTRY PTY LTD", true],
  ["陈伟", " 陈伟 ", true],
  ["Hannah Lim", "Hanna Lim", false],
  ["Wei Chen", "Chen Wei", false],
])("%s and %s: %s", (one, other, same) => expect(isSameName(one, other)).toBe(same));
