import fc from "fast-check";
import qs from "qs";
import { expect, test } from "vitest";
import { parseForm } from "./parseBody.ts";

const part = fc.stringMatching(/^[a-c_.,:%5B-]{0,4}$/);
const pair = fc.tuple(part, fc.constantFrom("=", "", "=="), part).map((parts) => parts.join(""));

test("a form of plain names is parsed as any other", () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 4 }), (pairs) => {
      const text = pairs.join("&");
      const options = { depth: 6, plainObjects: true, strictDepth: true };
      expect(parseForm(text)).toEqual(qs.parse(text, options));
    }),
  );
});

test("the names of a form are its own, whatever an object inherits", () => {
  const form = parseForm("id=7&constructor=x&toString=y");
  expect(Object.getPrototypeOf(form)).toBe(null);
  expect({ ...form }).toEqual({ id: "7", constructor: "x", toString: "y" });
  expect(parseForm("id=7&id=8").id).toEqual(["7", "8"]);
  expect(() => parseForm("__proto__=1")).toThrow();
});
