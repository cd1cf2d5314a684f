import { expect, test } from "vitest";
import { boolean, password, text } from "../../schema/index.ts";
import { marksRequired } from "./useOptionalMarks.ts";

const required = () => text({ required: true });

test("the required fields of a form are marked where they are fewer than the optional ones", () => {
  expect(marksRequired({ name: required(), phone: text(), note: text() })).toBe(true);
  expect(marksRequired({ name: required(), phone: required(), note: text() })).toBe(false);
});

test("of as many of both, the optional ones are marked", () => {
  expect(marksRequired({ name: required(), note: text() })).toBe(false);
});

test("a form without required fields marks none as required", () => {
  expect(marksRequired({ phone: text(), note: text() })).toBe(false);
});

test("switches, secrets and fields with a default count as neither", () => {
  const fields = {
    name: required(),
    phone: required(),
    open: boolean(),
    secret: password(),
    unit: text({ default: "kg" }),
    note: text(),
  };
  expect(marksRequired(fields)).toBe(false);
});
