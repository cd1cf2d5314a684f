import { expect, test } from "vitest";
import { pallets } from "./operationFixtures.ts";
import { parseVersion, readSaveRequest } from "./saveRequest.ts";

test("the body of a save is split into id, version and parsed values", () => {
  const body = { id: 7, version: 2, name: "A", price: 12.5, updTime: "2026-01-31", _labels: {} };
  expect(readSaveRequest(pallets, body, {})).toEqual({
    id: 7,
    version: 2,
    values: { name: "A", price: 1250 },
  });
  expect(readSaveRequest(pallets, { name: "A" }, {})).toMatchObject({ id: null, version: null });
});

test("values of the wrong kind and unknown fields are rejected together", () => {
  expect(() => readSaveRequest(pallets, { weight: "heavy", colour: "red" }, {})).toThrow(
    expect.objectContaining({ issues: { weight: expect.anything(), colour: expect.anything() } }),
  );
});

test("a version is a number or absent", () => {
  expect(parseVersion(undefined)).toBeNull();
  expect(parseVersion("3")).toBe(3);
  expect(() => parseVersion("new")).toThrow(
    expect.objectContaining({ issues: { version: { key: "validation.versionInvalid" } } }),
  );
});
