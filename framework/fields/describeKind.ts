import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtInKinds, type Field, InvalidValue, parseValue } from "../schema/index.ts";
import { en } from "../schema/locales/en.ts";

/** Input with its value in code, and input with the key of its issue. */
export interface Examples {
  good: readonly (readonly [raw: unknown, value: unknown])[];
  bad: readonly (readonly [raw: unknown, issue: string])[];
}

/** Returns the key of a value's issue, if any. */
function findIssue(field: Field, raw: unknown): string | undefined {
  try {
    parseValue(field, raw);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidValue) return error.issue.key.replace("validation.", "");
    throw error;
  }
}

/** Tests how a kind parses input: values, messages of refused ones, and any other input. */
export function describeKind(field: Field, { good, bad }: Examples): void {
  describe(`a ${field.kind}`, () => {
    it("is of its kind, or none", () => {
      expect(builtInKinds).toHaveProperty(field.kind, field.type);
      for (const nothing of [undefined, null, ""]) expect(parseValue(field, nothing)).toBeNull();
    });
    it("is understood", () => {
      for (const [raw, value] of good)
        expect(parseValue(field, raw), JSON.stringify(raw)).toEqual(value);
    });
    it("is refused by a sentence that there is", () => {
      for (const [raw, issue] of bad) {
        expect(findIssue(field, raw), JSON.stringify(raw)?.slice(0, 100)).toBe(issue);
        const errorMessage = issue
          .split(".")
          .reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], en.validation);
        expect(errorMessage, issue).toBeTypeOf("string");
      }
    });
    it("throws no other error, for any input", () => {
      fc.assert(
        fc.property(fc.anything({ withNullPrototype: true }), (raw) => void findIssue(field, raw)),
      );
    });
  });
}
